import path from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder, from wherever the command was given. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

const common = { absWorkingDir: root, bundle: true, logLevel: "silent", sourcemap: true };

/** Packages of dozens of small modules: to find and open them one by one took longer than to run them. */
const bundled = [
  "@cantoo/pdf-lib",
  "culori",
  "entities",
  "hono",
  "html-entities",
  "jose",
  "kysely",
  "libphonenumber-js",
  "parse5",
  "zod",
];

/** Leaves every other package where it is: some have parts in another language, or find their files by their place. */
const packagesOutside = {
  name: "packages-outside",
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) => {
      const [packageName] = /^(@[^/]+\/)?[^/]+/.exec(name) ?? [];
      const isOurs = kind === "entry-point" || name.startsWith("@/");
      return isOurs || bundled.includes(packageName) ? null : { path: name, external: true };
    });
  },
};

/** What node runs, each with most of its packages left outside: `build/main.js` and so on. */
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
  target: "node20",
  plugins: [packagesOutside],
  // Of development alone, which runs from its source.
  external: ["./dev"],
  // From its ES modules, which read JSON in a way that Node itself knows from 20.10 on.
  alias: { "@cantoo/pdf-lib": "./node_modules/@cantoo/pdf-lib/es/index.js" },
};

/**
 * What judges PDFs, in a thread that begins anew for each: with the library's reading alone, which takes a third of the
 * time to load.
 */
export const pdfWorker = {
  ...serverBundles,
  entryPoints: { "pdf-worker": "provider/media/pdf/worker.ts" },
  alias: { "@cantoo/pdf-lib": "./node_modules/@cantoo/pdf-lib/es/core/index.js" },
};

/**
 * What visitors' pages load, for any browser of the last years: `public/card.js` and so on.
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
    { in: "components/landing/enhance/main.ts", out: "landing" },
    { in: "components/theme/enhance/main.ts", out: "assets/theme" },
  ],
  outdir: "public",
  platform: "browser",
  format: "iife",
  target: "es2020",
  minify: true,
  sourcemap: false,
};
