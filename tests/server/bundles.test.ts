import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { runCommand } from "../provider/run-command";

const asModule = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`;

/** What notes each module that Node opens, in a file. */
const noteModules = (file: string) => {
  const hooks = `import { appendFileSync } from "node:fs";
    export async function load(url, context, next) {
      appendFileSync(${JSON.stringify(file)}, url + "\\n");
      return next(url, context);
    }`;
  return asModule(`import { register } from "node:module"; register(${JSON.stringify(asModule(hooks))});`);
};

test("a start does not open the hundreds of modules that some packages are made of", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "namaskard-modules-"));
  const file = path.join(folder, "modules.txt");
  const env = { NODE_OPTIONS: `--import=${noteModules(file)}` };
  expect(await runCommand("admin", { env, args: ["--help"] })).toMatchObject({ code: 0 });
  const modules = (await readFile(file, "utf8")).trim().split("\n");
  await rm(folder, { recursive: true });
  expect(modules).toContainEqual(expect.stringMatching(/\/build\/commands\.js$/));
  expect(modules.length).toBeLessThan(100);
});
