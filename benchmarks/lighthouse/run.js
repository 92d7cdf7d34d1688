// Audits pages in one Chromium: node run.js CHROMIUM RUNS TICKETS URL...; prints the scores as JSON.
import lighthouse from "lighthouse";
import puppeteer from "puppeteer-core";

const [executablePath, runs, tickets, ...urls] = process.argv.slice(2);
const CATEGORIES = ["accessibility", "best-practices", "performance"];
const flags = ["--no-sandbox", "--disable-background-networking", "--disable-component-update"];

const browser = await puppeteer.launch({ executablePath, args: flags, headless: true });
const result = {};
try {
  // The key to the table that is audited, as the page itself keeps it.
  const page = await browser.newPage();
  await page.goto(new URL("/", urls[0]).href);
  await page.evaluate((kept) => localStorage.setItem("fivebyfive.tickets", kept), tickets);
  await page.close();
  for (const url of urls) {
    result[url] = [];
    for (let run = 0; run < Number(runs); run++) {
      const audited = await browser.newPage();
      const options = { onlyCategories: CATEGORIES, disableStorageReset: true, logLevel: "error" };
      const { lhr } = await lighthouse(url, options, undefined, audited);
      const scores = CATEGORIES.map((name) => [name, Math.round(100 * lhr.categories[name].score)]);
      const failed = Object.values(lhr.audits)
        .filter((audit) => audit.score !== null && audit.score < 0.9)
        .map((audit) => audit.id);
      result[url].push({ ...Object.fromEntries(scores), failed });
      await audited.close();
    }
  }
} finally {
  await browser.close();
}
console.log(JSON.stringify(result));
