/**
 * Whether all is to be proven that takes long: `npm run test:faults`. `npm test` proves each rule once, on SQLite and in
 * this process.
 */
export const isAtLength = process.env.TEST_AT_LENGTH === "1";

type Drill = Pick<jest.It, "each"> & ((...test: Parameters<jest.It>) => void);

/** A test that is run at length alone, of a rule that another one holds in `npm test`. */
export const drill: Drill = isAtLength
  ? test
  : Object.assign(() => {}, { each: (() => () => {}) as unknown as jest.Each });
