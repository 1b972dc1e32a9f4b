import { fireEvent, screen, waitFor } from "@testing-library/react";
import { CurrencyProvider } from "@/components/products/currency";
import { ProductScreen } from "@/components/products/product-screen";
import type { Product } from "@/lib/contract/content/product";
import { productLimits } from "@/lib/contract/content/values";
import { ApiError, fieldError } from "@/lib/contract/errors";
import { withoutPlan } from "@/lib/contract/limits";
import { english, failures, fileMessages, productMessages } from "../../english";
import { buildImage } from "../build-image";
import { fakeApi } from "../fake-api";
import { fakePictures } from "../fake-pictures";
import { awaitUpload, type FakeUpload, fakeUploads } from "../fake-upload";
import { expectReasons } from "../form/expect-reasons";
import { listAnswer } from "../list/list-answer";
import { type Picker, setupPicker } from "../pick-files";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";
import { buildProduct } from "./build-product";

let products: Product[];
let uploads: FakeUpload[];

async function open(button: string, held: Product[] = [buildProduct()], currency = "USD") {
  products = held;
  fakeApi({ "GET /api/client/products/": () => listAnswer(products) });
  uploads = fakeUploads();
  fakePictures();
  const user = setupPicker();
  await showScreen(
    buildCurrentUser(),
    <CurrencyProvider currency={currency}>
      <ProductScreen />
    </CurrencyProvider>,
  );
  await screen.findAllByRole("listitem");
  await user.click(screen.getByRole("button", { name: button }));
  return user;
}

const create = () => open("Create product");
const edit = (product?: Product) => open("Edit Terracotta vase", product && [product]);
const name = () => screen.getByRole("textbox", { name: "Product name" });
const image = () => screen.getByLabelText(/Product image/);
const description = () => screen.getByRole("textbox", { name: "Description" });
const price = () => screen.getByRole("textbox", { name: "Price" });
const submit = () => screen.getByRole("button", { name: /^(Create|Update) product$/ });

/** The fields that a product sends when only the required ones were filled in. */
const plain = { unit: "", category: "", is_sold_out: "false", is_featured: "false" };

const sent = () => awaitUpload(uploads);

/** Fills in the required fields and submits. */
async function send(user: Picker): Promise<FakeUpload> {
  await user.type(name(), "Lamp");
  await user.upload(image(), buildImage());
  await user.click(submit());
  return sent();
}

describe("creating a product", () => {
  test("asks for a name and an image, the name first", async () => {
    const user = await create();
    expect(screen.getByRole("dialog", { name: "Create new product" })).toBeInTheDocument();
    await user.click(submit());
    expect(await screen.findByText(productMessages.nameRequired)).toBeInTheDocument();
    expect(name()).toHaveFocus();
    expect(name()).toHaveAccessibleDescription(productMessages.nameRequired);
    expect(image()).toHaveAccessibleDescription(new RegExp(productMessages.imageRequired));
    await user.type(name(), "   ");
    expect(screen.getByText(productMessages.nameRequired)).toBeInTheDocument();
    expect(uploads).toHaveLength(0);
  });

  test.each([
    ["that is no image", { name: "a.pdf", type: "application/pdf" }, fileMessages.imageInvalid],
    [
      "that is neither image nor small",
      { name: "a.zip", type: "", size: productLimits.bytes + 1 },
      fileMessages.imageInvalid,
    ],
    ["that is too large", { size: productLimits.bytes + 1 }, productMessages.imageTooLarge],
  ])("refuses a file %s as soon as it is picked", async (_, file, message) => {
    const user = await create();
    await user.upload(image(), buildImage(file));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(image()).toBeInvalid();
    await user.upload(image(), buildImage({ size: productLimits.bytes }));
    expect(await screen.findByRole("img", { name: "Preview of picture.png" })).toBeInTheDocument();
    expect(image()).toBeValid();
  });

  test("a picture that cannot be shown leaves the next one its preview", async () => {
    const user = await create();
    URL.createObjectURL = (file) => `blob:${(file as File).name}`;
    await user.upload(image(), buildImage({ name: "broken.png" }));
    fireEvent.error(await screen.findByRole("img", { name: "Preview of broken.png" }));
    expect(screen.queryByRole("img", { name: /Preview/ })).not.toBeInTheDocument();
    await user.upload(image(), buildImage({ name: "whole.png" }));
    expect(await screen.findByRole("img", { name: "Preview of whole.png" })).toHaveAttribute("src", "blob:whole.png");
  });

  test("the price is typed on keys for decimals", async () => {
    await create();
    expect(price()).toHaveAttribute("inputmode", "decimal");
    expect(price()).toHaveAttribute("placeholder", "0.00");
  });

  test.each(["-1", "1.005", "99999999999", "12,50", "five"])("refuses the price %s", async (typed) => {
    const user = await create();
    await user.type(name(), "Lamp");
    await user.upload(image(), buildImage());
    await user.type(price(), typed);
    await user.click(submit());
    expect(await screen.findByText(productMessages.priceInvalid)).toBeInTheDocument();
    expect(uploads).toHaveLength(0);
  });

  test("a price may be typed in the digits of any script", async () => {
    const user = await create();
    await user.type(price(), " १२.५ ");
    expect((await send(user)).form.get("price")).toBe("12.50");
  });

  test("in a currency without a smaller unit a price has no decimals", async () => {
    const user = await open("Create product", undefined, "JPY");
    expect(price()).toHaveAttribute("inputmode", "numeric");
    expect(price()).toHaveAttribute("placeholder", "0");
    await user.type(name(), "Lamp");
    await user.upload(image(), buildImage());
    await user.type(price(), "450.5");
    await user.click(submit());
    expect(await screen.findByText(productMessages.priceTooExact(0))).toBeInTheDocument();
    expect(uploads).toHaveLength(0);
    await user.clear(price());
    await user.type(price(), "450.0");
    await user.click(submit());
    expect((await sent()).form.get("price")).toBe("450.00");
  });

  test("a price from before that has too many may stay", async () => {
    const user = await open("Edit Terracotta vase", [buildProduct({ price: "24.50", old_price: "30.00" })], "JPY");
    expect(price()).toHaveValue("24.50");
    expect(screen.getByRole("textbox", { name: "Old price" })).toHaveValue("30");
    await user.type(name(), " blue");
    await user.click(submit());
    expect((await sent()).form.get("price")).toBe("24.50");
  });

  test("sends what was filled in, shows how far it is, and closes", async () => {
    const user = await create();
    await user.type(price(), ".5");
    await user.click(screen.getByText("More"));
    await user.type(description(), "Warm light");
    const upload = await send(user);
    expect(upload).toMatchObject({ method: "POST", url: "/api/client/products/" });
    const { image: file, ...texts } = Object.fromEntries(upload.form);
    expect(texts).toEqual({ ...plain, name: "Lamp", description: "Warm light", price: "0.50" });
    expect(file).toMatchObject({ name: "picture.png" });
    expect(await screen.findByRole("button", { name: "Creating..." })).toHaveAttribute("aria-busy", "true");
    await upload.progress(42);
    expect(screen.getByRole("progressbar", { name: "Upload progress" })).toHaveAttribute("aria-valuenow", "42");
    expect(screen.getByText("42%")).toBeInTheDocument();

    products.push(buildProduct({ id: 2, name: "Lamp" }));
    await upload.answer(201, products[1]);
    expect(await screen.findByRole("heading", { name: "Lamp" })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByText("2 of 20 products")).toBeInTheDocument();
  });

  test("an offer, a category in use and what else there is to tell are sent", async () => {
    const user = await open("Create product", [buildProduct({ category: "Lamps" })]);
    await user.type(price(), "450");
    await user.type(screen.getByRole("textbox", { name: "Unit" }), "per kg");
    await user.click(screen.getByText("More"));
    const category = screen.getByRole("combobox", { name: "Category" });
    const { list } = category as HTMLInputElement;
    expect([...(list?.options ?? [])].map(({ value }) => value)).toEqual(["Lamps"]);
    await user.type(category, "Lamps");
    await user.type(screen.getByRole("textbox", { name: "Old price" }), "500");
    fireEvent.change(screen.getByLabelText("Offer until"), { target: { value: "2099-11-30" } });
    await user.click(screen.getByRole("checkbox", { name: "Featured" }));
    await user.click(screen.getByRole("checkbox", { name: "Sold out" }));
    const { form } = await send(user);
    const { image: _, ...texts } = Object.fromEntries(form);
    expect(texts).toEqual({
      ...{ name: "Lamp", description: "", price: "450.00", unit: "per kg", category: "Lamps" },
      ...{ old_price: "500.00", offer_until: "2099-11-30", is_sold_out: "true", is_featured: "true" },
    });
  });

  test("an old price that is none is refused where it can be seen", async () => {
    const user = await create();
    const more = screen.getByText("More").closest("details") as HTMLDetailsElement;
    expect(more.open).toBe(false);
    await user.type(name(), "Lamp");
    await user.upload(image(), buildImage());
    await user.type(price(), "450");
    await user.type(screen.getByRole("textbox", { name: "Old price" }), "450");
    await user.click(submit());
    expect(await screen.findByText(productMessages.oldPriceTooLow)).toBeInTheDocument();
    expect(more.open).toBe(true);
    expect(uploads).toHaveLength(0);
  });

  test("Cancel stops the upload and leaves the form as it was", async () => {
    const user = await create();
    const upload = await send(user);
    await upload.progress(10);
    await user.click(screen.getByRole("button", { name: "Cancel upload" }));
    await waitFor(() => expect(submit()).not.toHaveAttribute("aria-busy"));
    expect(upload.isAborted).toBe(true);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(name()).toHaveValue("Lamp");
  });

  test("shows the server's reason, else its own", async () => {
    const user = await create();
    await send(user);
    const refusal = new ApiError("limit_reached", productMessages.limit(withoutPlan.limits.products));
    await expectReasons(uploads, refusal, () => user.click(submit()), "Failed to create product");
  });

  test("puts the server's field errors on their fields", async () => {
    const user = await create();
    const upload = await send(user);
    await upload.answer(400, fieldError("image", fileMessages.imageUnreadable).toBody("1", english));
    await waitFor(() =>
      expect(image()).toHaveAccessibleDescription(new RegExp(fileMessages.imageUnreadable.slice(0, 25))),
    );
  });

  test("closing resets the form", async () => {
    const user = await create();
    await user.type(name(), "Lamp");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await user.click(screen.getByRole("button", { name: "Create product" }));
    expect(name()).toHaveValue("");
  });
});

describe("editing a product", () => {
  test("keeps the image unless another is chosen", async () => {
    const user = await edit();
    expect(screen.getByRole("dialog", { name: "Edit product" })).toBeInTheDocument();
    expect(screen.getByRole("img", { name: "Preview of picture 1" })).toHaveAttribute("src", "/media/vase-800.webp");
    expect(price()).toHaveValue("24.00");
    await user.clear(name());
    await user.type(name(), "Blue vase");
    await user.click(submit());
    const upload = await sent();
    expect(upload).toMatchObject({ method: "PATCH", url: "/api/client/products/1/" });
    const emptied = { ...plain, old_price: "", offer_until: "", texts: "" };
    const texts = { name: "Blue vase", description: "Hand-thrown", price: "24.00" };
    expect(Object.fromEntries(upload.form)).toEqual({ ...emptied, ...texts });
    await upload.progress(100);
    expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();

    products[0] = buildProduct({ name: "Blue vase" });
    await upload.answer(200, products[0]);
    expect(await screen.findByRole("heading", { name: "Blue vase" })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  test("sends a price that was emptied", async () => {
    const user = await edit();
    await user.clear(price());
    await user.click(submit());
    expect((await sent()).form.get("price")).toBe("");
  });

  test("asks for a name", async () => {
    const user = await edit();
    await user.clear(name());
    await user.click(submit());
    expect(await screen.findByText(productMessages.nameRequired)).toBeInTheDocument();
    expect(uploads).toHaveLength(0);
  });

  test("shows the server's reason, else its own", async () => {
    const user = await edit();
    await user.click(submit());
    const refusal = new ApiError("not_found", failures.notFound);
    await expectReasons(uploads, refusal, () => user.click(submit()), "Failed to update product");
  });

  test("a product without an image can get one", async () => {
    await edit(buildProduct({ image: null, image_set: [] }));
    fireEvent.drop(image().parentElement as HTMLElement, { dataTransfer: { files: [buildImage()] } });
    expect(await screen.findByRole("img", { name: "Preview of picture.png" })).toBeInTheDocument();
  });
});
