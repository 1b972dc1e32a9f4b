let last: Promise<unknown> = Promise.resolve();

/**
 * Runs one drawing after the other, so that drawings never take all processors from the pages. How many may wait is
 * bounded by the listener, which bounds the requests that draw.
 */
export function inTurn<T>(draw: () => Promise<T>): Promise<T> {
  const turn = last.then(draw, draw);
  last = turn.catch(() => {});
  return turn;
}
