import type { Page } from "@playwright/test";
import axe from "axe-core";
import { standStill } from "./stand-still";

/**
 * All rules, including those off by default, except level AAA and an experimental rule that demands a widget role on
 * every focusable element: no role fits a handle that moves in two directions.
 */
const rules = axe
  .getRules()
  .filter(({ ruleId, tags }) => ruleId !== "focus-order-semantics" && !tags.includes("wcag2aaa"))
  .filter(({ tags }) => !tags.includes("deprecated"))
  .map(({ ruleId }) => ruleId);

type Part = {
  /** Selectors to include and exclude. */
  within?: string;
  without?: string;
  /** Rules to leave out, or the only ones to run. */
  except?: readonly string[];
  only?: readonly string[];
};

/**
 * Accessibility violations of a page. Frames are left out: their content is tested on its own page.
 */
export async function findBarriers(page: Page, part: Part = {}) {
  const found = await lookForBarriers(page, part);
  if (found.length === 0) return found;
  // What was fading just then, such as a toast, is judged once it stands still.
  await standStill(page);
  return lookForBarriers(page, part);
}

async function lookForBarriers(page: Page, { within, without, except = [], only = rules }: Part) {
  await page.evaluate(axe.source);
  const values = only.filter((rule) => !except.includes(rule));
  const violations = await page.evaluate(
    async ([include, exclude, runOnly]) => {
      const { axe: engine } = window as unknown as { axe: typeof axe };
      const context = { include: include ?? document, ...(exclude && { exclude }) };
      return (await engine.run(context, { iframes: false, resultTypes: ["violations"], runOnly })).violations;
    },
    [within, without, { type: "rule" as const, values }] as const,
  );
  return violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ target, failureSummary }) => [target, failureSummary]),
  }));
}
