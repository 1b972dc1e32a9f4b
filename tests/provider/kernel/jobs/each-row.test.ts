import { eachRow } from "@/provider/kernel/jobs/each-row";

const rows = Array.from({ length: 450 }, (_, index) => ({ id: index + 1 }));
const list = async ({ after, limit }: { after: number; limit: number }) => rows.slice(after, after + limit);

test("each row has its turn, page after page", async () => {
  const seen: number[] = [];
  await eachRow(new AbortController().signal, list, async ({ id }) => void seen.push(id));
  expect(seen).toEqual(rows.map(({ id }) => id));
});

test("a job that is aborted throws, so that it is run again and not taken for done", async () => {
  const ending = new AbortController();
  let turns = 0;
  const work = async () => {
    turns++;
    if (turns === 3) ending.abort();
  };
  await expect(eachRow(ending.signal, list, work)).rejects.toThrow();
  expect(turns).toBe(3);
});
