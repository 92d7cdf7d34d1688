"""What is wrong with how a page is laid out: cut, covered, wrapped, too small."""

from typing import Final

from playwright.sync_api import Page, ViewportSize

from support.browser.animation_frames import TWO_FRAMES_LATER, resize
from support.paths import WEB

AXE: Final = WEB / "node_modules/axe-core/axe.min.js"
AXE_TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
AXE_COLOURS: Final = ["color-contrast", "link-in-text-block"]  # the rules that ask about them
# Axe says what is wrong with which element.
RUN_AXE: Final = """tags => axe.run(document, { runOnly: tags }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target} ${node.failureSummary}`)))"""
# What sticks out to the right, without what only holds it.
FIND_TOO_WIDE: Final = """() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll("body *")].filter((one) =>
    one.checkVisibility() && one.getBoundingClientRect().right > clientWidth + 0.5);
  return wide
    .filter((one) => ![...one.children].some((child) => wide.includes(child)))
    .map((one) => `${one.tagName} ${one.className} ${one.textContent.trim().slice(0, 40)}`)
    .concat(`${scrollWidth} wide`);
}"""
# What is there to be tapped and is less than 44 px.
FIND_SMALL_TARGETS: Final = """selector => [...document.querySelectorAll(selector)]
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([one, { width }]) => width > 1 && one.checkVisibility())
  .filter(([, { width, height }]) => width < 43.9 || height < 43.9)
  .map(([one, { width, height }]) =>
    `${one.className} ${one.ariaLabel ?? one.textContent} ${width} x ${height}`)"""
# Buttons whose words are in more than one row; sentences, which may have long names, do not count.
FIND_WRAPPED_BUTTONS: Final = """() => [...document.querySelectorAll("button, .button")]
  .filter((one) => one.checkVisibility() && !one.closest(".cells, .strip"))
  .flatMap((one) => {
    const walker = document.createTreeWalker(one, 4);
    const found = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (!text.data.trim() || text.parentElement.closest(".visually-hidden")) continue;
      if (/[.:]/.test(text.data)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const tops = [...range.getClientRects()].map(({ top }) => top);
      if (Math.max(...tops) - Math.min(...tops) > 4) found.push(text.data.trim());
    }
    return found;
  })"""
# Which part of the window's height is used; a page that is higher uses more than all of it.
USED_HEIGHT: Final = """() => Math.max(...[...document.querySelectorAll("main, main *, footer")]
  .filter((one) => one.checkVisibility() && !one.children.length)
  .map((one) => one.getBoundingClientRect().bottom)) / innerHeight"""
CELL_WIDTHS: Final = """() => [...document.querySelectorAll(".own-sheet [data-cell]")]
  .map((cell) => Math.min(cell.offsetWidth, cell.offsetHeight))"""
# Texts that are seen, two of which overlap, or one of which is cut or beside the window.
FIND_CLASHES: Final = """() => {
  const walker = document.createTreeWalker(document.querySelector(".play"), 4);
  const texts = [];
  while (walker.nextNode()) {
    const { parentElement: one, data } = walker.currentNode;
    if (!data.trim() || !one.checkVisibility() || one.closest(".visually-hidden, .cells"))
      continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const box = range.getBoundingClientRect();
    if (one.offsetWidth > 1) texts.push({ text: data.trim(), box, one });
  }
  const found = [];
  for (const [at, { text, box, one }] of texts.entries()) {
    if (box.left < 0 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5)
      found.push(`${text} is beside the window`);
    const region = one.closest(".info, .left, .top, .bottom")?.getBoundingClientRect();
    if (region && (box.bottom > region.bottom + 0.5 || box.right > region.right + 0.5))
      found.push(`${text} is cut`);
    for (const other of texts.slice(at + 1)) {
      if (one.contains(other.one) || other.one.contains(one)) continue;
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      // Letters are lower than their box.
      if (across > 1 && down > 0.4 * Math.min(box.height, other.box.height))
        found.push(`${text} and ${other.text} overlap`);
    }
  }
  return found;
}"""
# What lies over a sheet, its white boxes or the dice, or over the buttons below. Looked at where
# they are: whatever is hit there has to be a part of them.
FIND_COVERED: Final = """() => {
  const found = new Set();
  const hit = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    for (const across of [0.15, 0.5, 0.85])
      for (const down of [0.15, 0.5, 0.85]) {
        const [x, y] = [left + across * (right - left), top + down * (bottom - top)];
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
        const over = document.elementFromPoint(x, y);
        if (over && !one.contains(over) && !over.contains(one))
          found.add(`${over.className} over ${one.className} ${one.ariaLabel ?? one.textContent}`);
      }
  };
  const wanted = [...document.querySelectorAll(
    ".own-sheet .cell, .own-sheet .box, .current-roll p, .bar button")];
  for (const one of wanted) {
    if (!one.checkVisibility()) continue;
    const { bottom, top } = one.getBoundingClientRect();
    if (bottom > innerHeight || top < 0) one.scrollIntoView({ block: "nearest" });
    hit(one);
  }
  scrollTo(0, 0);
  return [...found];
}"""
# Rows of a list that has one row by its design.
FIND_WRAPPED: Final = """() => [".strip", ".player-strip", ".bar", ".tabs"].flatMap((list) =>
  [...document.querySelectorAll(list)].filter((one) => one.checkVisibility()).flatMap((one) => {
    if (getComputedStyle(one).display === "grid") return [];
    const tops = [...one.children]
      .filter((child) => child.checkVisibility() && child.offsetWidth > 1)
      .map((child) => child.getBoundingClientRect())
      .map(({ top, bottom }) => (top + bottom) / 2);
    return Math.max(...tops) - Math.min(...tops) > 12 ? [`${list} has two rows`] : [];
  }))"""


def resize_and_wait(page: Page, window: ViewportSize) -> None:
    """Until what this size shows is loaded and drawn."""
    resize(page, window)
    page.wait_for_load_state("networkidle")
    page.evaluate(TWO_FRAMES_LATER)


def enlarge_text(page: Page, percent: int) -> None:
    """As if somebody had set the size of the text in the browser."""
    page.evaluate(f"document.documentElement.style.fontSize = '{percent}%'")
    page.evaluate(TWO_FRAMES_LATER)


def load_axe(page: Page) -> None:
    """Before `RUN_AXE`."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
