import path from "node:path";
import { fileURLToPath } from "node:url";
import { explainRefusal, readRelease } from "./release.mjs";

/**
 * `node server/start.mjs [provider|seed|admin|backup|restore|build]`: builds what is missing and runs it in this process.
 * Without a name it runs the supervisor, which runs `web` as often as there are to be web processes. A release is built.
 */
const commands = {
  serve: { parts: ["server", "site"], entry: "supervisor" },
  web: { parts: ["server", "site"], entry: "main" },
  provider: { parts: ["server"], entry: "provider" },
  seed: { parts: ["server"], entry: "provider" },
  admin: { parts: ["server"], entry: "commands" },
  backup: { parts: ["server"], entry: "commands" },
  restore: { parts: ["server"], entry: "commands" },
  build: { parts: ["server", "site"] },
};

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19))
  stop(`Namaskard needs Node.js 20.19 or newer; this is ${process.versions.node}`);

const name = process.argv[2] ?? "serve";
const command = Object.hasOwn(commands, name) ? commands[name] : stop(`Unknown command "${name}"`);

process.env.NODE_ENV = "production";
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(root);
const release = readRelease(root);
process.env.BUILD_ID = release ? checkRelease(release) : await build(command.parts);
if (command.entry) await import(`../build/${command.entry}.js`).catch(explainMissing);

function checkRelease(release) {
  const refusal = explainRefusal(release);
  if (refusal) stop(refusal);
  return release.build;
}

async function build(parts) {
  const { ensureBuilt } = await import("./build.mjs").catch(explainMissing);
  return ensureBuilt(parts).catch((error) => {
    if (isMissing(error)) explainMissing(error);
    stop(`The build failed: ${error.message}`);
  });
}

function explainMissing(error) {
  if (!isMissing(error)) throw error;
  const [, missing] = /'([^']+)'/.exec(error.message) ?? [];
  stop(`${missing} is missing: run npm ci --include=dev, or use a release`);
}

/** In both of Node's kinds of modules. */
function isMissing({ code }) {
  return code === "ERR_MODULE_NOT_FOUND" || code === "MODULE_NOT_FOUND";
}

function stop(line) {
  console.error(line);
  process.exit(1);
}
