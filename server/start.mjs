/**
 * `node server/start.mjs [provider|seed|admin|backup|restore|build]`: builds what is missing and runs it in this process.
 * Without a name it runs the supervisor, which runs `web` as often as there are to be web processes.
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
const { root } = await import("./bundles.mjs").catch(explainMissing);
process.chdir(root);
const { ensureBuilt } = await import("./build.mjs").catch(explainMissing);
process.env.BUILD_ID = await ensureBuilt(command.parts).catch((error) => stop(`The build failed: ${error.message}`));
if (command.entry) await import(`../build/${command.entry}.js`);

function explainMissing(error) {
  if (error.code === "ERR_MODULE_NOT_FOUND") stop("Packages are missing: run npm ci first");
  throw error;
}

function stop(line) {
  console.error(line);
  process.exit(1);
}
