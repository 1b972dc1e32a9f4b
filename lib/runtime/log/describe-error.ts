const longestMessage = 1_000;
const longestStack = 4_000;
const deepestCause = 4;

type DescribedError = {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: DescribedError;
};

/** Only the standard fields: libraries attach rows, addresses and requests to errors. */
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
