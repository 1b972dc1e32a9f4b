import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder, whatever the working directory. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

const common = { absWorkingDir: root, bundle: true, logLevel: "silent", sourcemap: true };

/** Server entries with external packages: `build/main.js` and so on. */
export const serverBundles = {
  ...common,
  entryPoints: {
    main: "server/main.ts",
    supervisor: "server/processes/main.ts",
    provider: "provider/server.ts",
    commands: "provider/run-command.ts",
    "backup-worker": "provider/backup/worker.ts",
    "strength-worker": "provider/identity/passwords/strength-worker.mjs",
  },
  outdir: "build",
  platform: "node",
  format: "esm",
  target: "node20.19",
  packages: "external",
  // Development runs from source.
  external: ["./dev"],
};

/** The PDF worker, started for each file. Bundled, since one file loads in 0.1 s and the whole package in 1 s. */
export const pdfWorker = {
  ...serverBundles,
  entryPoints: { "pdf-worker": "provider/media/pdf/worker.ts" },
  packages: "bundle",
  alias: { "@cantoo/pdf-lib": "./node_modules/@cantoo/pdf-lib/es/core/index.js" },
};

/** Builds the stylesheet of the site's own pages. */
const tailwind = {
  name: "tailwind",
  setup({ onLoad }) {
    onLoad({ filter: /\/styles\/landing\.css$/ }, async ({ path: file }) => {
      const { default: plugin } = await import("@tailwindcss/postcss");
      const { default: postcss } = createRequire(import.meta.resolve("@tailwindcss/postcss"))("postcss");
      const { css, messages } = await postcss([plugin({ optimize: true })]).process(await readFile(file), {
        from: file,
      });
      const read = messages.filter(({ type }) => type === "dependency").map(({ file }) => file);
      const watchDirs = messages.filter(({ type }) => type === "dir-dependency").map(({ dir }) => dir);
      const watchFiles = [...read, ...watchDirs.flatMap(filesBelow)];
      return { contents: css, loader: "css", watchFiles, watchDirs };
    });
  },
};

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true }).map((name) => path.join(folder, name));
}

/**
 * Scripts and styles of public pages: `public/card.js` and so on.
 *
 * @type {import("esbuild").BuildOptions}
 */
export const publicFiles = {
  ...common,
  entryPoints: [
    { in: "components/card/enhance/main.ts", out: "card" },
    { in: "components/card/offline/worker.ts", out: "card-sw" },
    { in: "components/notifications/device/worker.ts", out: "dashboard-sw" },
    { in: "styles/card.css", out: "card" },
    { in: "styles/demo.css", out: "demo" },
    { in: "styles/landing.css", out: "landing" },
    { in: "components/landing/enhance.ts", out: "landing" },
    { in: "components/theme/enhance/main.ts", out: "assets/theme" },
  ],
  outdir: "public",
  platform: "browser",
  format: "iife",
  target: "es2020",
  minify: true,
  sourcemap: false,
  plugins: [tailwind],
};
