import nextJest from "next/jest.js";

const createConfig = nextJest({ dir: "./" });

/** Packages that ship ES modules only, which jest has to translate. */
const esModules = [
  "age-encryption",
  "@noble",
  "@scure",
  "cookie",
  "icu-minify",
  "gettext-parser",
  "@formatjs",
  "jose",
  "oauth4webapi",
  "openid-client",
  "any-ascii",
  "parse5",
  "entities",
  "lru-cache",
  "kysely",
  "hono",
  "qr",
  "ical.js",
  "@seriousme",
  "@adobe",
  "@marbec",
  "d3-[a-z-]+",
  "internmap",
];

const base = await createConfig({
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  clearMocks: true,
})();

const common = {
  ...base,
  cacheDirectory: "node_modules/.cache/jest",
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join("|")})/)`],
};

/** Components run in a simulated browser; rules, provider and listener in plain Node. */
export default {
  // Much of what a worker does is to wait for servers that it has started.
  maxWorkers: 2,
  // Journeys run beside the suites, and each worker would grow until its end.
  workerIdleMemoryLimit: "1500MB",
  // Beside the packages that it holds translated, and not where temporary files are cleared away.
  cacheDirectory: "node_modules/.cache/jest",
  // Long enough for a machine that has other work: no test is about speed.
  testTimeout: 60_000,
  projects: [
    {
      ...common,
      displayName: "node",
      testEnvironment: "node",
      testMatch: ["<rootDir>/tests/{lib,provider,server,servers,contract,structure}/**/*.test.ts"],
    },
    {
      ...common,
      displayName: "browser",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/tests/{components,app}/**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/tests/setup-dom.ts"],
    },
  ],
};
