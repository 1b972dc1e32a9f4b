import { renderToStaticMarkup } from "react-dom/server";
import { runtime } from "@/lib/web/runtime";

/** What a page answered. */
export type Answer = { text: string; status: number; headers: Record<string, string> };

/** Pages answer with what can be read here, where there is no Response; for tests that mock the runtime. */
export function keepAnswers(): void {
  jest.mocked(runtime).mockReturnValue({ renderMarkup: renderToStaticMarkup } as never);
  global.Response = class {
    status: number;
    headers: Record<string, string>;
    constructor(
      readonly text: string,
      { status = 200, headers = {} }: Partial<Omit<Answer, "text">> = {},
    ) {
      this.status = status;
      this.headers = headers;
    }
  } as never;
}
