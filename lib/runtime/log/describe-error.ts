import { inEnglish } from "../../i18n/in-english";

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
  const message = inEnglish(error.message);
  const stack = error.stack?.replace(error.message, () => message);
  return {
    type: error.name,
    message: cut(message, longestMessage),
    ...(code !== undefined && { code: cut(String(code), 100) }),
    ...(stack !== undefined && { stack: cut(stack, longestStack) }),
    ...(error.cause !== undefined && depth < deepestCause && { cause: describeError(error.cause, depth + 1) }),
  };
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
