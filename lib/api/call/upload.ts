import { callLimits } from "@/lib/contract/values";
import type { Incoming, Outgoing } from "./transport";

/**
 * XMLHttpRequest, since fetch has no upload progress. No overall timeout; aborts after 10 seconds without progress or
 * without an answer. @throws as `send`
 */
export function upload(
  { method, url, headers, signal }: Outgoing,
  form: FormData,
  onProgress?: (percent: number) => void,
): Promise<Incoming> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const stop = (reason: unknown) => {
      reject(reason);
      request.abort();
    };
    const stopOnSignal = () => stop(signal?.reason);
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => stop(new DOMException("No progress", "TimeoutError")), callLimits.requestTimeout);
    };

    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      restartTimer();
      if (lengthComputable && total > 0) onProgress?.(Math.round((loaded / total) * 100));
    };
    request.upload.onload = restartTimer;
    request.onload = () =>
      resolve({
        status: request.status,
        text: request.responseText,
        retryAfter: request.getResponseHeader("retry-after"),
      });
    request.onerror = () => reject(new TypeError("The connection was lost"));
    request.onloadend = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", stopOnSignal);
    };

    signal?.addEventListener("abort", stopOnSignal, { once: true });
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    restartTimer();
    request.send(form);
  });
}
