// Finds sections by their words: all must occur, and those in a heading count more.
const field = document.getElementById("search");
const found = document.getElementById("found");
const up = document.body.dataset.up;

function search(text) {
  const words = text.toLowerCase().split(/\s+/).filter((word) => word.length > 1);
  found.replaceChildren();
  found.hidden = words.length === 0;
  const hits = [];
  for (const [url, heading, body] of PAGES) {
    const title = heading.toLowerCase();
    const all = body.toLowerCase();
    let score = 0;
    for (const word of words) {
      const at = title.includes(word) ? 20 : all.includes(word) ? 1 + Math.min(5, all.split(word).length - 2) : -1000;
      score += at;
    }
    if (score > 0) hits.push([score, url, heading, body]);
  }
  hits.sort((a, b) => b[0] - a[0]);
  for (const [, url, heading, body] of hits.slice(0, 20)) {
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.href = up + url;
    link.textContent = heading;
    const line = document.createElement("p");
    const at = Math.max(0, body.toLowerCase().indexOf(words[0]) - 40);
    line.textContent = body.slice(at, at + 120);
    item.append(link, line);
    found.append(item);
  }
  if (words.length > 0 && hits.length === 0) {
    const item = document.createElement("li");
    item.textContent = "No page has all these words.";
    found.append(item);
  }
}

field.addEventListener("input", () => search(field.value));
field.addEventListener("keydown", (event) => {
  if (event.key === "Escape") { field.value = ""; search(""); }
  if (event.key === "Enter") { const first = found.querySelector("a"); if (first) first.click(); }
});
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && document.activeElement !== field) { event.preventDefault(); field.focus(); }
});
