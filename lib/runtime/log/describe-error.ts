const longestMessage = 1_000;
const longestStack = 4_000;
const deepestCause = 4;

/** What a log tells of an error. */
type DescribedError = {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: DescribedError;
};

/**
 * The parts of an error that are about the programme. Libraries hang on theirs what they were given: rows, addresses,
 * whole requests; none of that is read.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: cut(String(error), longestMessage) };
  const { code } = error as NodeJS.ErrnoException;
  return {
    type: error.name,
    message: cut(error.message, longestMessage),
    ...(code !== undefined && { code: cut(String(code), 100) }),
    ...(error.stack !== undefined && { stack: cut(error.stack, longestStack) }),
    ...(error.cause !== undefined && depth < deepestCause && { cause: describeError(error.cause, depth + 1) }),
  };
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
