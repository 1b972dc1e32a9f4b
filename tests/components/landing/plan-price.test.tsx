import { render, screen } from "@testing-library/react";
import { PlanPrice } from "@/components/landing/plan-price";
import { type Env, env } from "@/lib/env";

jest.mock("@/lib/env");
const show = (settings: Partial<Env>) => {
  jest.mocked(env).mockReturnValue(settings as Env);
  render(<PlanPrice className="" />);
};

test("says what the price is for, as the keeper put it", () => {
  show({ PRICE_PERIOD: "per year" });
  expect(screen.getByText("per year")).toBeVisible();
  expect(screen.queryByText(/how long this price lasts/)).toBeNull();
});

test("invents no period where the keeper has named none", () => {
  show({});
  expect(screen.getByText("Before you pay, ask us how long this price lasts.")).toBeVisible();
});
