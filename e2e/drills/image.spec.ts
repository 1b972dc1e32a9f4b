import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { layOutRelease } from "../release";
import { startSite } from "../site";

/** The user of a container's service: one without rights on the image's files. */
const nobody = 65_534;

type Step = { instruction: string; text: string };

/** The steps of `deploy/Dockerfile`, in order. */
function readSteps(): Step[] {
  const text = readFileSync("deploy/Dockerfile", "utf8")
    .replaceAll(/^#.*\n/gm, "")
    .replaceAll(/\\\n/g, " ");
  return text.split("\n").flatMap((line) => {
    const [, instruction, rest] = /^([A-Z]+) +(.+)$/.exec(line) ?? [];
    return instruction && rest ? [{ instruction, text: rest.trim() }] : [];
  });
}

test("the image built by the Dockerfile's steps starts as another user and passes its health check", async () => {
  test.setTimeout(180_000);
  const steps = readSteps();
  const find = (instruction: string) => steps.findLast((step) => step.instruction === instruction)?.text ?? "";
  const parent = mkdtempSync(path.join(tmpdir(), "namaskard-image-"));
  chmodSync(parent, 0o755);
  const app = path.join(parent, "app");
  try {
    // As `npm ci` and the build leave it; packing finds its work done.
    layOutRelease(app);
    const commands = steps.filter(
      ({ instruction, text }) => instruction === "RUN" && !/^(npm ci|install -d) /.test(text),
    );
    expect(commands).toHaveLength(1);
    for (const { text } of commands) execFileSync("sh", ["-ec", text], { cwd: app, stdio: "pipe" });
    rmSync(app, { recursive: true });
    mkdirSync(app);
    for (const [, from = "", to = ""] of readFileSync("deploy/Dockerfile", "utf8").matchAll(
      /^COPY --from=build \/(\S+) (\S+)$/gm,
    ))
      execFileSync("cp", ["-al", `${path.join(parent, from)}/.`, path.join(app, to)]);

    const [program, launcher] = JSON.parse(find("CMD"));
    expect(program).toBe("node");
    const uid = process.getuid?.() === 0 ? nobody : undefined;
    const site = await startSite({ SEED_DEMO: "false" }, [], { launcher, cwd: app, uid });
    try {
      const [, check = ""] = /CMD (.+)$/.exec(find("HEALTHCHECK")) ?? [];
      const [, ...args] = JSON.parse(check);
      execFileSync(process.execPath, args, { env: { ...process.env, PORT: new URL(site.url).port } });
      expect((await fetch(`${site.url}/login`)).status).toBe(200);
    } finally {
      await site.close();
    }
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
});
