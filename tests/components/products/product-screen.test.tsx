import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProductScreen } from "@/components/products/product-screen";
import type { Product } from "@/lib/contract/content/product";
import { ApiError } from "@/lib/contract/errors";
import { withoutPlan } from "@/lib/contract/limits";
import { english, failures, productMessages } from "../../english";
import { fakeApi } from "../fake-api";
import { awaitUpload, fakeUploads } from "../fake-upload";
import { listAnswer } from "../list/list-answer";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";
import { buildProduct } from "./build-product";

beforeEach(() => window.history.replaceState(null, "", "/dashboard/products"));

async function show(products: Product[], more: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({ "GET /api/client/products/": () => listAnswer(products), ...more });
  await showScreen(buildCurrentUser(), <ProductScreen />);
  return calls;
}

const soldOutSwitch = () => screen.findByRole("switch", { name: "Terracotta vase is sold out" });

async function choose(user: ReturnType<typeof userEvent.setup>, action: string) {
  await user.click(await screen.findByRole("button", { name: "More for Terracotta vase" }));
  await user.click(await screen.findByRole("menuitem", { name: action }));
}

describe("ProductScreen", () => {
  test("shows each product with its picture, text, price and status", async () => {
    await show([buildProduct(), buildProduct({ id: 2, name: "Mirror", price: null, status: "inactive" })]);
    await screen.findByRole("heading", { name: "Mirror" });
    const [vase, mirror] = screen.getAllByRole("listitem");
    expect(within(vase).getByRole("img", { name: "Terracotta vase" })).toHaveAttribute("src", "/media/vase-800.webp");
    expect(vase).toHaveTextContent("Hand-thrown");
    expect(vase).toHaveTextContent("$24.00");
    expect(vase).not.toHaveTextContent("Hidden");
    expect(within(vase).getByRole("switch")).not.toBeChecked();
    expect(mirror).toHaveTextContent("Hidden · Contact for price");
  });

  test("asks for the newest first, and for a part of them by the filter and the address", async () => {
    const user = userEvent.setup();
    const calls = await show([buildProduct()]);
    await screen.findByRole("heading", { name: "Terracotta vase" });
    expect(calls.some(({ path }) => path === "/api/client/products/?ordering=-created_at&page=1")).toBe(true);
    await user.selectOptions(screen.getByRole("combobox", { name: "Filter products" }), "Sold out");
    expect(await screen.findByRole("heading", { name: "Terracotta vase" })).toBeInTheDocument();
    expect(calls.at(-1)?.path).toContain("is_sold_out=true");
    expect(window.location.search).toBe("?show=sold_out");
    await user.selectOptions(screen.getByRole("combobox", { name: "Filter products" }), "Hidden");
    await screen.findByRole("heading", { name: "Terracotta vase" });
    expect(calls.at(-1)?.path).toContain("status=inactive");
  });

  test("a broken picture, and a missing one, give way to a placeholder", async () => {
    await show([buildProduct(), buildProduct({ id: 2, name: "Mirror", image: null, image_set: [] })]);
    fireEvent.error(await screen.findByRole("img", { name: "Terracotta vase" }));
    expect(screen.queryByRole("img", { name: "Terracotta vase" })).not.toBeInTheDocument();
    expect(screen.getAllByText("No image")).toHaveLength(2);
  });

  test("counts the products against the limit, whatever is searched for", async () => {
    const user = userEvent.setup();
    const products = [buildProduct(), buildProduct({ id: 2, name: "Mirror" })];
    const calls = await show(products, {
      "GET /api/client/products/": ({ path }) => listAnswer(path.includes("search=") ? [] : products),
    });
    expect(await screen.findByText("2 of 20 products")).toBeInTheDocument();
    await user.type(screen.getByPlaceholderText("Search by name or description"), "lamp");
    expect(await screen.findByRole("heading", { name: "No products found" })).toBeInTheDocument();
    expect(screen.getByText("2 of 20 products")).toBeInTheDocument();
    expect(calls.at(-1)?.path).toContain("search=lamp");
    expect(window.location.search).toBe("?search=lamp");
  });

  test("at the limit nothing more can be created, and a notice says why", async () => {
    await show(Array.from({ length: withoutPlan.limits.products }, (_, index) => buildProduct({ id: index + 1 })));
    expect(await screen.findByText(productMessages.limit(withoutPlan.limits.products))).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Create product" })).toBeDisabled();
  });

  test("a tap on the switch says sold out at once", async () => {
    const uploads = fakeUploads();
    const user = userEvent.setup();
    const products = [buildProduct()];
    await show(products);
    await user.click(await soldOutSwitch());
    expect(await soldOutSwitch()).toBeChecked();
    const sent = await awaitUpload(uploads);
    await user.click(await soldOutSwitch());
    expect(uploads).toHaveLength(1);
    expect(sent).toMatchObject({ method: "PATCH", url: "/api/client/products/1/" });
    expect([...sent.form]).toEqual([["is_sold_out", "true"]]);
    products[0] = buildProduct({ is_sold_out: true });
    await sent.answer(200, products[0]);
    await waitFor(async () => expect(await soldOutSwitch()).toHaveAttribute("aria-busy", "false"));
    expect(await soldOutSwitch()).toBeChecked();
  });

  test.each([
    ["with the server's reason", new ApiError("not_found", failures.notFound).toBody("1", english), failures.notFound],
    ["with its own without one", {}, "Failed to update product"],
  ])("a switch that cannot be turned turns back %s", async (_, json, text) => {
    const uploads = fakeUploads();
    const user = userEvent.setup();
    await show([buildProduct()]);
    await user.click(await soldOutSwitch());
    await (await awaitUpload(uploads)).answer(404, json);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(await soldOutSwitch()).not.toBeChecked();
  });

  test("hides a product from the card, and shows it again", async () => {
    const user = userEvent.setup();
    const products = [buildProduct()];
    const calls = await show(products, {
      "PATCH /api/client/products/1/status/": ({ body }) => {
        products[0] = buildProduct(body as Partial<Product>);
        return { json: products[0] };
      },
    });
    await choose(user, "Hide from card");
    expect(await screen.findByText("Terracotta vase is hidden from your card")).toBeInTheDocument();
    expect(screen.getByText("Hidden", { selector: "p *" })).toBeInTheDocument();
    await choose(user, "Show on card");
    expect(await screen.findByText("Terracotta vase is on your card")).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === "PATCH").map(({ body }) => body)).toEqual([
      { status: "inactive" },
      { status: "active" },
    ]);
  });

  test("a product that cannot be hidden says so", async () => {
    const user = userEvent.setup();
    await show([buildProduct()], { "PATCH /api/client/products/1/status/": { status: 500, json: {} } });
    await choose(user, "Hide from card");
    expect(await screen.findByText("Failed to update product")).toBeInTheDocument();
  });

  test("a tap on the row edits it, and gives the focus back", async () => {
    const user = userEvent.setup();
    await show([buildProduct()]);
    await user.click(await screen.findByRole("button", { name: "Edit Terracotta vase" }));
    await user.click(
      within(await screen.findByRole("dialog", { name: "Edit product" })).getByRole("button", { name: "Cancel" }),
    );
    await waitFor(() => expect(screen.getByRole("button", { name: "Edit Terracotta vase" })).toHaveFocus());
  });

  test("one product alone has no order to change", async () => {
    await show([buildProduct()]);
    await screen.findByText("1 of 20 products");
    expect(screen.queryByRole("button", { name: "Change order" })).not.toBeInTheDocument();
  });

  test("the order is changed in a mode of its own, as the card has it", async () => {
    const user = userEvent.setup();
    const products = [buildProduct(), buildProduct({ id: 2, name: "Mirror" })];
    const calls = await show(products, { "PUT /api/client/products/order/": { json: { ids: [2, 1] } } });
    await user.click(await screen.findByRole("button", { name: "Change order" }));
    expect(screen.getByRole("heading", { name: "Change order", level: 1 })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Done" })).toHaveFocus();
    await screen.findByRole("button", { name: "Drag Mirror" });
    await user.click(screen.getByRole("button", { name: "Move Mirror" }));
    expect(screen.queryByRole("switch")).not.toBeInTheDocument();
    await user.click(await screen.findByRole("menuitem", { name: "Move up" }));
    await waitFor(() => expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({ ids: [2, 1] }));
    // Waits for the refetch, so that it does not run into the next step.
    await waitFor(() => expect(calls.at(-1)?.method).toBe("GET"));
    const asked = calls.length;
    await user.click(screen.getByRole("button", { name: "Done" }));
    expect(await screen.findByRole("button", { name: "Change order" })).toHaveFocus();
    await waitFor(() => expect(calls.length).toBeGreaterThan(asked));
  });

  test("deletes after asking", async () => {
    const user = userEvent.setup();
    const products = [buildProduct()];
    await show(products, {
      "DELETE /api/client/products/1/": () => {
        products.length = 0;
        return { status: 204, json: null };
      },
    });
    await choose(user, "Delete");
    expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription(
      "Are you sure you want to delete this product?",
    );
    await user.click(screen.getByRole("button", { name: "Delete" }));
    expect(await screen.findByRole("heading", { name: "No products yet" })).toBeInTheDocument();
    expect(screen.getByText("0 of 20 products")).toBeInTheDocument();
  });

  test.each([
    [
      "the server's reason",
      new ApiError("unavailable", failures.unavailable).toBody("1", english),
      failures.unavailable,
    ],
    ["its own text", {}, "Failed to delete product"],
  ])("a delete that fails shows %s", async (_, json, text) => {
    const user = userEvent.setup();
    await show([buildProduct()], { "DELETE /api/client/products/1/": { status: 503, json } });
    await choose(user, "Delete");
    await user.click(screen.getByRole("button", { name: "Delete" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
  });
});
