import type { AnswerAtOnce } from "@/lib/runtime/http/shortcut";
import type { Page } from "./pages/page";
import { readPlainRequest } from "./request/plain-request";
import { pickWire } from "./send";
import { bytesOf } from "./wire";

type Options = {
  /** The page that can be shown at once under this path, as a page cache's `lookup` finds it. */
  lookup: (path: string) => Page | undefined;
  countKept: () => void;
};

/** Answers plain requests for pages that are kept, with the very bytes that the listener would send. */
export function createKeptAnswers({ lookup, countKept }: Options): AnswerAtOnce {
  return function answer(received) {
    const request = readPlainRequest(received);
    const page = request && lookup(request.path);
    if (!page) return null;
    countKept();
    return bytesOf(pickWire(page, request.ifNoneMatch, request.acceptEncoding));
  };
}
