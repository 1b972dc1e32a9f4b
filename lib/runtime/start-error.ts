/** A reason why the process cannot start that the operator can act on: one plain line, no stack. */
export class StartError extends Error {
  override name = "StartError";
}
