import { createPace } from "@/server/load/work-queues";

/** Runs `count` tasks. @returns the round of the event loop in which each began */
async function watch(pace: () => Promise<void>, count: number, onRound = () => {}): Promise<number[]> {
  const begun: number[] = [];
  let round = 0;
  for (let task = 0; task < count; task++) pace().then(() => begun.push(round));
  while (begun.length < count) {
    await new Promise(setImmediate);
    round++;
    onRound();
  }
  return begun;
}

const gaps = (rounds: number[]) => rounds.slice(1).map((round, index) => round - (rounds[index] ?? 0));

test("between two tasks the event loop has rounds to itself, and the first begins at once", async () => {
  const begun = await watch(
    createPace(() => 0),
    4,
  );
  expect(begun[0]).toBeLessThanOrEqual(1);
  expect(Math.min(...gaps(begun))).toBeGreaterThanOrEqual(8);
});

test("where rounds are long, a few of them are enough", async () => {
  let time = 0;
  const begun = await watch(
    createPace(() => time),
    4,
    () => {
      time += 30;
    },
  );
  expect(Math.max(...gaps(begun))).toBeLessThanOrEqual(4);
});

test("after a rest it goes on", async () => {
  const pace = createPace(() => 0);
  await watch(pace, 2);
  for (let round = 0; round < 20; round++) await new Promise(setImmediate);
  expect((await watch(pace, 1))[0]).toBeLessThanOrEqual(1);
});
