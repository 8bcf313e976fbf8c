package dev.hindsight.crossword.play.preendgame;

/** Mean of whole numbers that count differently, and how far a sample of them may be off. */
final class WeightedMean {
  private int count;
  private double weights;
  private double sum;
  private double weightsSquared;
  private double sumOfWeightsSquared;
  private double squaresOfWeightsSquared;

  void add(int value, double weight) {
    count++;
    weights += weight;
    sum += weight * value;
    double squared = weight * weight;
    weightsSquared += squared;
    sumOfWeightsSquared += squared * value;
    squaresOfWeightsSquared += squared * value * value;
  }

  int count() {
    return count;
  }

  double mean() {
    return sum / weights;
  }

  /** Of a ratio of sums; with equal weights the usual one. NaN with fewer than two values. */
  double standardError() {
    if (count < 2) {
      return Double.NaN;
    }
    double mean = mean();
    double squares =
        squaresOfWeightsSquared - 2 * mean * sumOfWeightsSquared + mean * mean * weightsSquared;
    return Math.sqrt(Math.max(0, squares) * count / (count - 1)) / weights;
  }
}
