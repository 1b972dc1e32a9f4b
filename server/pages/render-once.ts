import type { Answer } from "./answer";
import type { Render } from "./render";

/** A 404 page that is rendered when it is first wanted, and kept. @throws where it came out as anything else. */
export function renderOnce(render: Render, canonical: string): () => Promise<Answer> {
  let page: Promise<Answer> | undefined;
  return async function readPage() {
    page ??= render(canonical);
    const answer = await page.catch(() => null);
    if (answer?.status === 404) return answer;
    page = undefined;
    throw new Error(`The page for ${canonical} could not be rendered`);
  };
}
