/**
 * What passes between the beginnings of two tasks: rounds of the event loop, or milliseconds where rounds are long. Node
 * accepts one new connection in a round, however many wait, so with a task in each of them a new visitor would wait
 * behind as many tasks as there are connections ahead.
 */
const pause = { rounds: 8, time: 20 };

/** Leaves the event loop room between tasks: the promise resolves when one more may begin. */
export function createPace(now: () => number = () => performance.now()): () => Promise<void> {
  const waiting: (() => void)[] = [];
  let rounds: number = pause.rounds;
  let since = 0;
  let isRunning = false;

  function pass(): void {
    rounds++;
    // From the first round on, so that what the last task did at once does not count.
    if (rounds === 1) since = now();
    if (rounds > pause.rounds || now() - since > pause.time) {
      const begin = waiting.shift();
      isRunning = begin !== undefined;
      if (!begin) return;
      rounds = 0;
      begin();
    }
    setImmediate(pass);
  }

  return function pace() {
    return new Promise((resolve) => {
      waiting.push(resolve);
      if (!isRunning) setImmediate(pass);
      isRunning = true;
    });
  };
}
