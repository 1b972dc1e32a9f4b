import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProductScreen } from "@/components/products/product-screen";
import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import { productLimits } from "@/lib/contract/limits/content";
import * as productMessages from "@/lib/contract/messages/product";
import type { Product } from "@/lib/contract/product";
import { type FakeAnswer, fakeApi } from "../fake-api";
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

const statusSwitch = () => screen.findByRole("switch", { name: "Terracotta vase is active" });

describe("ProductScreen", () => {
  test("shows each product with its picture, text, price and status", async () => {
    await show([buildProduct(), buildProduct({ id: 2, name: "Mirror", price: null, status: "inactive" })]);
    await screen.findByRole("heading", { name: "Mirror" });
    const [vase, mirror] = screen.getAllByRole("listitem");
    expect(within(vase).getByRole("img", { name: "Terracotta vase" })).toHaveAttribute("src", "/media/vase-800.webp");
    expect(vase).toHaveTextContent("Hand-thrown");
    expect(vase).toHaveTextContent("$24.00");
    expect(within(vase).getByText("Active")).toBeInTheDocument();
    expect(within(vase).getByRole("switch")).toBeChecked();
    expect(mirror).toHaveTextContent("Contact for price");
    expect(within(mirror).getByText("Inactive")).toBeInTheDocument();
    expect(within(mirror).getByRole("switch")).not.toBeChecked();
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
    await show(Array.from({ length: productLimits.max }, (_, index) => buildProduct({ id: index + 1 })));
    expect(await screen.findByText(productMessages.limit)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Create Product" })).toBeDisabled();
  });

  test("the switch changes the status at once", async () => {
    const user = userEvent.setup();
    const products = [buildProduct()];
    let finish = () => {};
    const calls = await show(products, {
      "PATCH /api/client/products/1/status/": ({ body }) =>
        new Promise<FakeAnswer>((resolve) => {
          finish = () => {
            products[0] = buildProduct(body as Partial<Product>);
            resolve({ json: products[0] });
          };
        }),
    });
    await user.click(await statusSwitch());
    expect(await statusSwitch()).not.toBeChecked();
    await user.click(await statusSwitch());
    expect(calls.filter(({ method }) => method === "PATCH").map(({ body }) => body)).toEqual([{ status: "inactive" }]);
    finish();
    expect(await screen.findByText("Inactive")).toBeInTheDocument();
    expect(await statusSwitch()).not.toBeChecked();
  });

  test.each([
    ["with the server's reason", new ApiError("not_found", failures.notFound).toBody("1"), failures.notFound],
    ["with its own without one", {}, "Failed to update product"],
  ])("a status that cannot be changed turns back %s", async (_, json, text) => {
    const user = userEvent.setup();
    await show([buildProduct()], { "PATCH /api/client/products/1/status/": { status: 404, json } });
    await user.click(await statusSwitch());
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(await statusSwitch()).toBeChecked();
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
    await user.click(await screen.findByRole("button", { name: "Delete Terracotta vase" }));
    expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription(
      "Are you sure you want to delete this product?",
    );
    await user.click(screen.getByRole("button", { name: "Delete" }));
    expect(await screen.findByRole("heading", { name: "No products yet" })).toBeInTheDocument();
    expect(screen.getByText("0 of 20 products")).toBeInTheDocument();
  });

  test.each([
    ["the server's reason", new ApiError("unavailable", failures.unavailable).toBody("1"), failures.unavailable],
    ["its own text", {}, "Failed to delete product"],
  ])("a delete that fails shows %s", async (_, json, text) => {
    const user = userEvent.setup();
    await show([buildProduct()], { "DELETE /api/client/products/1/": { status: 503, json } });
    await user.click(await screen.findByRole("button", { name: "Delete Terracotta vase" }));
    await user.click(screen.getByRole("button", { name: "Delete" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
  });
});
