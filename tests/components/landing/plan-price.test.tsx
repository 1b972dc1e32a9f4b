import { render, screen } from "@testing-library/react";
import { PlanPrice } from "@/components/landing/plan-price";
import { type Env, env } from "@/lib/env";

jest.mock("@/lib/env");
const show = (settings: Partial<Env>) => {
  jest.mocked(env).mockReturnValue(settings as Env);
  return render(<PlanPrice className="" />);
};

test("says what the price is for, as the keeper put it", () => {
  show({ PRICE_PERIOD: "per year" });
  expect(screen.getByText("per year")).toBeVisible();
});

test("says nothing of a period where the keeper has named none", () => {
  const { container } = show({});
  expect(container).toHaveTextContent(/^Original price ₹999Now ₹599$/);
});
