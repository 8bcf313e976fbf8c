package dev.hindsight.neural;

/**
 * What one step of Adam multiplies by, worked out before the loop over all parameters.
 *
 * @param gradientScale one over the weight of the samples that the gradient sums up
 * @param keepFirst share of the old mean of gradients that stays, takeFirst of the new one
 * @param keepSecond share of the old mean of squares that stays, takeSecond of the new one
 * @param rate the learning rate with the correction for a mean that began at 0
 * @param unbias the same correction for the mean of squares
 */
record AdamFactors(
    float gradientScale,
    float keepFirst,
    float takeFirst,
    float keepSecond,
    float takeSecond,
    float rate,
    float unbias,
    float epsilon) {}
