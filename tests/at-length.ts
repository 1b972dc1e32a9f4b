/**
 * Whether all is to be proven that takes long: `npm run test:faults`, which runs every suite and journey that uses this
 * file. `npm test` proves each rule once, on SQLite and in this process.
 */
export const isAtLength = process.env.TEST_AT_LENGTH === "1";

type Drill = Pick<jest.It, "each"> & ((...test: Parameters<jest.It>) => void);

/** A slow test of a rule that another test covers in `npm test`. */
export const drill: Drill = isAtLength
  ? globalThis.test
  : Object.assign(() => {}, { each: (() => () => {}) as unknown as jest.Each });

/** Of what is alike, `few` show the rule in `npm test`; at length all do. */
export const atLength = <Value>(all: readonly Value[], few: readonly Value[]) => (isAtLength ? all : few);
