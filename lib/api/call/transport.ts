import { callLimits } from "@/lib/contract/values";

export type Outgoing = { method: string; url: string; headers: Record<string, string>; signal?: AbortSignal };
export type Incoming = { status: number; text: string; retryAfter: string | null };

/**
 * A plain call: 10 seconds for the whole of it.
 * @throws TimeoutError, the reason of `signal`, or what fetch throws without a connection
 */
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

/** What sends files. Apart, because most screens never do: those where a file is picked have it there before one is sent. */
export const loadUpload = () => import("./upload");
