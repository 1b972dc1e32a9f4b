import { render, screen } from "@testing-library/react";
import { ClientsOnly } from "@/components/session/clients-only";
import * as paths from "@/lib/paths";
import { buildAdmin, buildCurrentUser, withUser } from "../with-user";

const content = (
  <ClientsOnly words="documents">
    <p>The screen</p>
  </ClientsOnly>
);

test("administrators get a note and a way to the clients instead of the screen", () => {
  render(withUser(buildAdmin(), content));
  expect(screen.getByRole("heading", { name: "Documents belong to clients" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Go to Clients" })).toHaveAttribute("href", paths.clients);
  expect(screen.queryByText("The screen")).not.toBeInTheDocument();
});

test("clients get the screen", () => {
  render(withUser(buildCurrentUser(), content));
  expect(screen.getByText("The screen")).toBeInTheDocument();
});
