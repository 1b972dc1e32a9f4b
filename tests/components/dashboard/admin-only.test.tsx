import { render, screen } from "@testing-library/react";
import { AdminOnly } from "@/components/dashboard/admin-only";
import { buildAdmin, buildCurrentUser, withUser } from "../with-user";

const replace = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ replace }) }));

test("shows an administrator the screen", () => {
  render(
    withUser(
      buildAdmin(),
      <AdminOnly>
        <p>Secret</p>
      </AdminOnly>,
    ),
  );
  expect(screen.getByText("Secret")).toBeInTheDocument();
  expect(replace).not.toHaveBeenCalled();
});

test("sends a client to the dashboard", () => {
  render(
    withUser(
      buildCurrentUser(),
      <AdminOnly>
        <p>Secret</p>
      </AdminOnly>,
    ),
  );
  expect(screen.queryByText("Secret")).not.toBeInTheDocument();
  expect(replace).toHaveBeenCalledWith("/dashboard");
});
