import { emptySite } from "@/lib/contract/site/schema";
import { listSiteSteps } from "@/lib/web/site/site-steps";

const fresh = { saved: emptySite, base: { fixed: {} }, hasClient: false, hasPlans: false, done: [] };
const doneOf = (facts: Partial<Parameters<typeof listSiteSteps>[0]>) =>
  listSiteSteps({ ...fresh, ...facts }).flatMap(({ name, isDone }) => (isDone ? [name] : []));

test("a new installation has everything before it", () => {
  expect(doneOf({})).toEqual([]);
  expect(listSiteSteps(fresh).map(({ name }) => name)).toEqual([
    "name",
    "logo",
    "color",
    "contact",
    "operator",
    "price",
    "currency",
    "policies",
    "client",
  ]);
});

test("what was said is done, and so is what the environment says or was left as it is", () => {
  expect(doneOf({ saved: { ...emptySite, name: "Carte", logo: "/media/a.webp", email: "hi@carte.example" } })).toEqual([
    "name",
    "logo",
    "contact",
  ]);
  expect(doneOf({ base: { fixed: { name: "Carte", whatsapp: "98200 11111", currency: "INR" } } })).toEqual([
    "name",
    "contact",
    "currency",
  ]);
  expect(doneOf({ saved: { ...emptySite, color: "#b3261e", currency: "INR" } })).toEqual(["color", "currency"]);
  expect(doneOf({ hasPlans: true })).toEqual(["price"]);
  expect(doneOf({ done: ["color", "price", "policies"], hasClient: true })).toEqual([
    "color",
    "price",
    "policies",
    "client",
  ]);
  expect(doneOf({ saved: { ...emptySite, operator_name: "Acme", price: 499, refund_days: 7 } })).toEqual([
    "operator",
    "price",
    "policies",
  ]);
  const usual = { operator_name: "Acme", price_period: "per year", governing_law: "India" };
  expect(doneOf({ base: { fixed: {}, usual } })).toEqual(["operator", "price", "policies"]);
});
