import { render, screen } from "@testing-library/react";
import { Home } from "@/components/dashboard/home";
import { buildAdmin, buildCurrentUser, withUser } from "../with-user";

const tiles = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

describe("Home", () => {
  test("welcomes a client and leads to what it manages", () => {
    render(withUser(buildCurrentUser(), <Home />));
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Welcome back, Sharma Traders");
    expect(screen.getByText("priya@sharma.example")).toBeInTheDocument();
    expect(tiles()).toEqual(["/dashboard/profile", "/dashboard/documents", "/sharma-traders"]);
  });

  test("offers no card where the provider gives no address for it", () => {
    render(withUser(buildCurrentUser({ slug: null }), <Home />));
    expect(screen.queryByRole("link", { name: /View my card/ })).not.toBeInTheDocument();
  });

  test("leads an administrator to the clients", () => {
    render(withUser(buildAdmin(), <Home />));
    expect(tiles()).toEqual(["/dashboard/clients/new", "/dashboard/clients", "/dashboard/profile"]);
  });
});
