import { callLimits } from "@/lib/contract/values";

export type Outgoing = { method: string; url: string; headers: Record<string, string>; signal?: AbortSignal };
export type Incoming = { status: number; text: string; retryAfter: string | null };

/** Times out after 10 seconds. @throws TimeoutError, the reason of `signal`, or fetch's network error */
export async function send({ url, signal, ...init }: Outgoing, body?: string): Promise<Incoming> {
  const timeout = AbortSignal.timeout(callLimits.requestTimeout);
  const response = await fetch(url, {
    ...init,
    body,
    cache: "no-store",
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  return { status: response.status, text: await response.text(), retryAfter: response.headers.get("retry-after") };
}

/** Lazy: most screens never upload. Preloaded when a file is picked. */
export const loadUpload = () => import("./upload");
