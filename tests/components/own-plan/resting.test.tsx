import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BannerScreen } from "@/components/banners/banner-screen";
import { PeopleScreen } from "@/components/people/people-screen";
import { ProductScreen } from "@/components/products/product-screen";
import { type Limits, withoutPlan } from "@/lib/contract/limits";
import { buildBanner } from "../banners/build-banner";
import { buildPerson } from "../card/build-card";
import { fakeApi } from "../fake-api";
import { listAnswer } from "../list/list-answer";
import { buildProduct } from "../products/build-product";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";

const ownerWith = (limits: Partial<Limits>) =>
  buildCurrentUser({ allowance: { features: [], limits: { ...withoutPlan.limits, ...limits } } });

const note = "Not on your card: 1. Your plan shows 1. Choose which ones, or ask for a larger plan.";

test("says which people are beyond the plan, and shows another one instead", async () => {
  let people = [buildPerson({ id: 1, name: "Asha" }), buildPerson({ id: 2, name: "Ravi", is_resting: true })];
  const calls = fakeApi({
    "GET /api/client/people/": () => listAnswer(people),
    "POST /api/client/plan/shown/": () => {
      people = [buildPerson({ id: 1, name: "Asha", is_resting: true }), buildPerson({ id: 2, name: "Ravi" })];
      return {};
    },
  });
  await showScreen(ownerWith({ people: 1 }), <PeopleScreen />);
  expect(await screen.findByText(note)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Add person" })).toBeDisabled();
  const rowOf = (name: string) =>
    within(screen.getAllByRole("listitem").find((row) => row.textContent?.includes(name)) as HTMLElement);
  expect(rowOf("Ravi").getByText("Not on the card")).toBeInTheDocument();
  expect(rowOf("Asha").queryByText("Not on the card")).not.toBeInTheDocument();

  await userEvent.setup().click(screen.getByRole("button", { name: "Show Ravi on the card" }));
  expect(await screen.findByText("Ravi is on your card. The last of the others is not any more.")).toBeInTheDocument();
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({ content: "people", id: 2 });
  expect(rowOf("Asha").getByText("Not on the card")).toBeInTheDocument();
});

test("offers it in a product's menu, and says why where it fails", async () => {
  const products = [buildProduct({ id: 1 }), buildProduct({ id: 2, name: "Vase", is_resting: true })];
  fakeApi({
    "GET /api/client/products/": () => listAnswer(products),
    "POST /api/client/plan/shown/": { status: 500 },
  });
  await showScreen(ownerWith({ products: 1 }), <ProductScreen />);
  expect(await screen.findByText(note)).toBeInTheDocument();
  expect(
    screen.getByText("Visitors cannot order on your plan. They can still ask about products."),
  ).toBeInTheDocument();
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "More for Vase" }));
  await user.click(await screen.findByRole("menuitem", { name: "Show on the card" }));
  expect(await screen.findByText("Failed to show it on the card")).toBeInTheDocument();
});

test("a plan without banners shows none, and offers none", async () => {
  fakeApi({ "GET /api/client/banners/": () => listAnswer([buildBanner({ is_resting: true })]) });
  await showScreen(ownerWith({ banners: 0 }), <BannerScreen />);
  expect(
    await screen.findByText("Your plan shows none of these on your card. Ask for a larger plan."),
  ).toBeInTheDocument();
  expect(screen.getByText("Not on the card")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /on the card$/ })).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Create Banner" })).not.toBeInTheDocument();
});
