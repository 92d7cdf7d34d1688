import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const LOCALES = join(import.meta.dirname, "../src/fivebyfive/words/locales");
const PAGE = join(import.meta.dirname, "../src/fivebyfive/server/static");
// What only the command and the server say stays out of the page.
const NOT_FOR_THE_PAGE = [
  "admin.ftl",
  "analysis.ftl",
  "bots.ftl",
  "dice.ftl",
  "errors.ftl",
  "handouts.ftl",
  "preview.ftl",
  "privacy.ftl",
  "serve.ftl",
  "sheets.ftl",
  "store.ftl",
  "table.ftl",
];
// What only screens say that few see: a module of its own, such as virtual:words/en/season.
const LATER = ["room.ftl", "rules.ftl", "rulespage.ftl", "season.ftl"];
const WORDS = "virtual:words/";

/** The messages of one language as one module, from the same files that Python reads. */
function words() {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(WORDS) ? "\0" + id : undefined),
    load(id) {
      if (!id.startsWith("\0" + WORDS)) return undefined;
      const [language, part] = id.slice(WORDS.length + 1).split("/");
      const folder = join(LOCALES, language);
      const others = [...NOT_FOR_THE_PAGE, ...LATER];
      const files = part
        ? [`${part}.ftl`]
        : readdirSync(folder).filter((file) => !others.includes(file));
      for (const file of files) this.addWatchFile(join(folder, file));
      const text = files.map((file) => readFileSync(join(folder, file), "utf-8"));
      const lean = text.join("\n").replace(/^#.*\n/gm, "");
      return `export default ${JSON.stringify(lean)}`;
    },
  };
}

/** Small files are made once, here, and not by the server at every request. */
function compressed() {
  return {
    name: "compressed",
    apply: "build",
    writeBundle(options, bundle) {
      const made = Object.keys(bundle).filter((name) => /\.(js|css|svg|html)$/.test(name));
      for (const name of made) {
        const file = join(options.dir, name);
        const content = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
        writeFileSync(`${file}.br`, brotliCompressSync(content));
      }
    },
  };
}

export default defineConfig({
  base: "./",
  plugins: [svelte(), words(), compressed()],
  build: {
    outDir: PAGE,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the Content-Security-Policy lets no data: fonts in
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8555", ws: true } } },
  // No test is about speed: the limit is for one that hangs.
  test: { include: ["tests/**/*.test.ts"], testTimeout: 600_000 },
});
