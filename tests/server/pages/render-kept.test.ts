import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { inRendering, noteSource } from "@/lib/runtime/rendering";
import type { Answer } from "@/server/pages/answer";
import { KeptPages } from "@/server/pages/kept-pages";
import { renderKept } from "@/server/pages/render-kept";
import { buildAnswer } from "../answers";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "namaskard-pages-"));
});
// A page that a test did not wait for may still be written.
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

/** A process whose pages are made from what `world` says of one company. */
function open(world: { company: string | null; frame?: string; answer?: Partial<Answer> }) {
  const kept = new KeptPages(folder, 1_000_000);
  const render = jest.fn(async () => {
    noteSource("/companies/shop/", world.company);
    return { ...buildAnswer({ text: String(world.company) }), tags: ["client:1"], ...world.answer };
  });
  const readFrame = async () => world.frame ?? "frame";
  const ask = renderKept({ kept, render, readFrame, readSource: async () => world.company });
  const files = async () => (await readdir(folder)).length;
  return {
    kept,
    render,
    files,
    async ask(): Promise<string> {
      const answer = await inRendering(() => ask("/shop"));
      await kept.read("/");
      await new Promise((resolve) => setTimeout(resolve, 50));
      return answer.body.toString();
    },
  };
}

test("the next process shows the page without rendering it, as often as it is asked", async () => {
  await open({ company: "one" }).ask();
  const { ask, render } = open({ company: "one" });
  expect([await ask(), await ask()]).toEqual(["one", "one"]);
  expect(render).not.toHaveBeenCalled();
});

test.each([
  ["the provider answers something else", { company: "two" }, "two"],
  ["nothing certain is answered", { company: null }, "null"],
  ["build or settings are others", { company: "one", frame: "other" }, "one"],
])("a page is rendered where %s", async (_, world, text) => {
  await open({ company: "one" }).ask();
  const { ask, render } = open(world);
  expect(await ask()).toBe(text);
  expect(render).toHaveBeenCalledTimes(1);
});

test("a page whose time is over is rendered", async () => {
  await open({ company: "one", answer: { until: Date.now() - 1 } }).ask();
  const { ask, render } = open({ company: "one" });
  await ask();
  expect(render).toHaveBeenCalledTimes(1);
});

test.each([
  ["it does not ask to be", { company: "one", answer: { tags: null } }],
  ["it is an error", { company: "one", answer: { status: 502 } }],
  ["not all that it was made from is known", { company: null }],
])("a page is not kept where %s", async (_, world) => {
  const { ask, files } = open(world);
  await ask();
  expect(await files()).toBe(0);
});

test("the page of a company that is gone goes from the folder", async () => {
  await open({ company: "one" }).ask();
  const { ask, files } = open({ company: "none", answer: { status: 404, tags: null } });
  await ask();
  expect(await files()).toBe(0);
});

test("what cannot be compared is rendered", async () => {
  await open({ company: "one" }).ask();
  const kept = new KeptPages(folder, 1_000_000);
  const render = jest.fn(async () => buildAnswer({ text: "new" }));
  const readSource = () => Promise.reject(new Error("away"));
  const ask = renderKept({ kept, render, readFrame: async () => "frame", readSource });
  expect((await inRendering(() => ask("/shop"))).body.toString()).toBe("new");
});
