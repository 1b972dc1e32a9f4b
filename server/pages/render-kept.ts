import { sourcesOfRendering } from "@/lib/runtime/rendering";
import { type Answer, isGone } from "./answer";
import type { KeptPages } from "./kept-pages";

type Options = {
  kept: KeptPages;
  render: (canonical: string) => Promise<Answer>;
  /** A digest of everything but the provider's answers that pages are made from. */
  readFrame: () => Promise<string>;
  /** The present digest of the provider's answer at a path. @throws as calls do */
  readSource: (path: string) => Promise<string | null>;
};

/**
 * Renders a page, or takes the one that was kept where whatever that was made from is the same to the byte: so nobody
 * has to know what a change changes, and a company that is blocked or deleted has no page. Runs inside a rendering, whose
 * answers serve both the comparison and the page.
 */
export function renderKept({ kept, render, readFrame, readSource }: Options): (canonical: string) => Promise<Answer> {
  async function isRight(sources: Record<string, string>): Promise<boolean> {
    const compared = Object.entries(sources).map(async ([path, digest]) => (await readSource(path)) === digest);
    return (await Promise.all(compared)).every(Boolean);
  }

  return async function renderOrTake(canonical) {
    const { purges } = kept;
    const frame = await readFrame();
    const former = await kept.read(canonical);
    const isFresh = former?.frame === frame && (former.answer.until ?? Number.POSITIVE_INFINITY) > Date.now();
    if (former && isFresh && (await isRight(former.sources).catch(() => false))) return former.answer;

    const answer = await render(canonical);
    const sources = sourcesOfRendering();
    if (answer.status === 200 && answer.tags && sources)
      void kept.write({ path: canonical, frame, sources, answer }, purges);
    else if (former && isGone(answer)) await kept.remove(canonical);
    return answer;
  };
}
