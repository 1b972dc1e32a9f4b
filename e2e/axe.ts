import type { Page } from "@playwright/test";
import axe from "axe-core";

/**
 * Every rule there is, those that are off by default among them, but for the highest level's, which asks for other
 * designs, and an experimental one that takes only what has a widget's role for focusable: a handle that moves in two
 * directions has none.
 */
const rules = axe
  .getRules()
  .filter(({ ruleId, tags }) => ruleId !== "focus-order-semantics" && !tags.includes("wcag2aaa"))
  .filter(({ tags }) => !tags.includes("deprecated"))
  .map(({ ruleId }) => ruleId);

type Part = {
  /** Selectors of what is looked at, and of what is not. */
  within?: string;
  without?: string;
  /** Rules to leave out, or the only ones to ask. */
  except?: readonly string[];
  only?: readonly string[];
};

/**
 * What of a page bars somebody from it, and where. What is drawn in a frame is looked at where visitors see it. The engine
 * is asked itself: its own wrapper for Playwright needs a newer Node than the service does.
 */
export async function findBarriers(page: Page, { within, without, except = [], only = rules }: Part = {}) {
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
