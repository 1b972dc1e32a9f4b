import { findFreePort } from "../../tests/free-port";
import { requestRaw } from "../raw-request";
import { startSite } from "../site";
import { expect, test } from "../test";

test("an operator reads figures at a port of their own", async () => {
  test.setTimeout(120_000);
  const port = await findFreePort();
  const site = await startSite({ METRICS_PORT: String(port) });
  try {
    const read = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
      expect(answer.headers.get("content-type")).toContain("text/plain; version=0.0.4");
      return answer.text();
    };
    const figureIn = (text: string, line: string) =>
      Number(
        text
          .split("\n")
          .find((each) => each.startsWith(line))
          ?.split(" ")
          .at(-1) ?? 0,
      );
    await requestRaw(site.url, "/namaskard-demo");
    const before = await read();
    for (let index = 0; index < 20; index++) await requestRaw(site.url, "/namaskard-demo");
    for (let index = 0; index < 5; index++) await requestRaw(site.url, "/api/nothing");
    const after = await read();
    const grown = (line: string) => figureIn(after, line) - figureIn(before, line);
    expect(grown("namaskard_kept_answers_total")).toBe(20);
    expect(grown('namaskard_answers_total{kind="call",status="404"}')).toBe(5);
    expect(grown('namaskard_answer_seconds_count{kind="call"}')).toBe(5);
    expect(figureIn(after, 'namaskard_jobs{state="dead"}')).toBe(0);
    expect(after).toMatch(/^namaskard_free_bytes \d/m);
    expect(after).toMatch(/^process_resident_memory_bytes \d/m);
    // After a restart another process serves, but its counters continue, even between two scrapes.
    for (let index = 0; index < 4; index++) await requestRaw(site.url, "/namaskard-demo");
    site.signal("SIGHUP");
    await expect.poll(site.output, { timeout: 60_000 }).toContain("Restarted with the present code and settings");
    const counted = figureIn(after, "namaskard_kept_answers_total") + 4;
    await expect.poll(async () => figureIn(await read(), "namaskard_kept_answers_total")).toBe(counted);
    // No names, addresses or paths of people appear.
    expect(after).not.toMatch(/namaskard-demo|example\.com/);

    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: "POST" })).status).toBe(404);
    expect((await requestRaw(site.url, "/metrics")).status).toBe(404);
  } finally {
    await site.close();
  }
});
