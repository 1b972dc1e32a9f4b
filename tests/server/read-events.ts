/** An event stream, read as a browser does. */
export type OpenEvents = {
  status: number;
  headers: Headers;
  /** The next event's data; undefined once the stream has ended. */
  next(): Promise<unknown>;
  close(): void;
};

export async function openEvents(url: string, headers: Record<string, string> = {}): Promise<OpenEvents> {
  const leaving = new AbortController();
  const response = await fetch(url, { headers: { accept: "text/event-stream", ...headers }, signal: leaving.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  return {
    status: response.status,
    headers: response.headers,
    async next() {
      for (;;) {
        const [, block, rest] = /^([\s\S]*?)\n\n([\s\S]*)$/.exec(text) ?? [];
        if (block !== undefined) {
          text = rest ?? "";
          const data = /^data: (.*)$/m.exec(block)?.[1];
          if (data) return JSON.parse(data);
          continue;
        }
        const { done, value } = (await reader?.read()) ?? { done: true, value: "" };
        if (done) return undefined;
        text += value;
      }
    },
    close: () => leaving.abort(),
  };
}
