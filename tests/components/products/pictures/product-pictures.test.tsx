import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { ProductScreen } from "@/components/products/product-screen";
import type { Product } from "@/lib/contract/content/product";
import { ApiError } from "@/lib/contract/errors";
import { withoutPlan } from "@/lib/contract/limits";
import { english, fileMessages, productMessages } from "../../../english";
import { buildImage } from "../../build-image";
import { type FakeCall, fakeApi } from "../../fake-api";
import { fakePictures } from "../../fake-pictures";
import { awaitUpload, type FakeUpload, fakeUploads } from "../../fake-upload";
import { listAnswer } from "../../list/list-answer";
import { setupPicker } from "../../pick-files";
import { showScreen } from "../../show-screen";
import { buildCurrentUser } from "../../with-user";
import { buildProduct } from "../build-product";

const center = { x: 50, y: 50 };
const picture = (id: number, focus = center) => ({ id, image: `/media/${id}.webp`, image_set: [], focus });

let product: Product;
let calls: FakeCall[];
let uploads: FakeUpload[];

/** A provider that stores several pictures; deleting and reordering always succeed. */
async function open(button: string, ids: number[] = [1, 2]) {
  product = buildProduct({ pictures: ids.map((id) => picture(id)) });
  const one = "/api/client/products/1/pictures";
  calls = fakeApi({
    "GET /api/client/products/": () => listAnswer([product]),
    [`DELETE ${one}/1/`]: () => {
      product = { ...product, pictures: product.pictures?.filter(({ id }) => id !== 1) };
      return { status: 204 };
    },
    [`DELETE ${one}/2/`]: { status: 204 },
    [`PATCH ${one}/2/`]: { json: picture(2) },
    [`PUT ${one}/order/`]: (call) => ({ json: call.body }),
  });
  uploads = fakeUploads();
  fakePictures();
  const user = setupPicker();
  await showScreen(buildCurrentUser(), <ProductScreen />);
  await screen.findAllByRole("listitem");
  await user.click(screen.getByRole("button", { name: button }));
  return user;
}

const edit = (ids?: number[]) => open("Edit Terracotta vase", ids);
const images = () => screen.getByLabelText(/Product images/);
const submit = () => screen.getByRole("button", { name: /^(Create|Update) product$/ });
const previews = () => screen.queryAllByRole("img", { name: /^Preview of/ }).map((image) => image.getAttribute("alt"));
const named = (...names: string[]) => names.map((name) => `Preview of ${name}`);
const writes = () => calls.filter(({ method }) => method !== "GET").map(({ method, path }) => `${method} ${path}`);

test("pictures that there are, and those that are picked, stand in their order", async () => {
  const user = await edit();
  await user.upload(images(), [buildImage({ name: "a.png" }), buildImage({ name: "b.png" })]);
  await screen.findByRole("img", { name: "Preview of b.png" });
  expect(previews()).toEqual(named("picture 1", "picture 2", "a.png", "b.png"));
  await user.click(screen.getByRole("button", { name: "Move b.png" }));
  await user.click(screen.getByRole("menuitem", { name: "Move up" }));
  await user.click(screen.getByRole("button", { name: "Remove picture 1" }));
  expect(previews()).toEqual(named("picture 1", "b.png", "a.png"));
});

test("saves the changes: texts, deletions, additions, focus and order", async () => {
  const user = await edit();
  await user.upload(images(), buildImage({ name: "a.png" }));
  await screen.findByRole("img", { name: "Preview of a.png" });
  await user.click(screen.getByRole("button", { name: "Choose the focus of picture 2" }));
  const focus = await screen.findByRole("dialog", { name: "Choose the focus" });
  fireEvent.keyDown(within(focus).getByRole("button", { name: /^Focus\./ }), { key: "ArrowUp", shiftKey: true });
  await user.click(within(focus).getByRole("button", { name: "Use focus" }));
  await user.click(screen.getByRole("button", { name: "Move a.png" }));
  await user.click(screen.getByRole("menuitem", { name: "Move up" }));
  await user.click(screen.getByRole("button", { name: "Remove picture 1" }));
  await user.click(submit());
  const texts = await awaitUpload(uploads);
  expect([texts.url, texts.form.has("image")]).toEqual(["/api/client/products/1/", false]);
  await texts.answer(200, product);
  const upload = await awaitUpload(uploads, 2);
  expect([upload.url, upload.form.get("focus")]).toEqual(["/api/client/products/1/pictures/", JSON.stringify(center)]);
  expect(upload.form.get("image")).toMatchObject({ name: "a.png" });
  await upload.progress(42);
  expect(screen.getByText("42%")).toBeInTheDocument();
  await upload.answer(201, picture(3));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  const below = "/api/client/products/1/pictures";
  expect(writes()).toEqual([`DELETE ${below}/1/`, `PATCH ${below}/2/`, `PUT ${below}/order/`]);
  expect(calls.find(({ method }) => method === "PATCH")?.body).toEqual({ focus: { x: 50, y: 40 } });
  expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({ ids: [3, 2] });
});

test("where all are replaced, the last goes once another has come", async () => {
  const user = await edit([2]);
  await user.click(screen.getByRole("button", { name: "Remove picture 1" }));
  await user.click(submit());
  expect(await screen.findByText(productMessages.imageRequired)).toBeInTheDocument();
  await user.upload(images(), buildImage({ name: "a.png" }));
  await screen.findByRole("img", { name: "Preview of a.png" });
  await user.click(submit());
  await (await awaitUpload(uploads)).answer(200, product);
  const upload = await awaitUpload(uploads, 2);
  expect(writes()).toEqual([]);
  await upload.answer(201, picture(3));
  await waitFor(() => expect(writes()).toEqual(["DELETE /api/client/products/1/pictures/2/"]));
});

test("a retry does not send again what has arrived", async () => {
  const user = await edit([1]);
  await user.upload(images(), [buildImage({ name: "a.png" }), buildImage({ name: "b.png" })]);
  await screen.findByRole("img", { name: "Preview of b.png" });
  await user.click(submit());
  await (await awaitUpload(uploads)).answer(200, product);
  product = { ...product, pictures: [picture(1), picture(3)] };
  await (await awaitUpload(uploads, 2)).answer(201, picture(3));
  const refusal = new ApiError("limit_reached", fileMessages.limit);
  await (await awaitUpload(uploads, 3)).answer(400, refusal.toBody("1", english));
  expect(await screen.findByText(fileMessages.limit)).toBeInTheDocument();
  await user.click(submit());
  await (await awaitUpload(uploads, 4)).answer(200, product);
  expect((await awaitUpload(uploads, 5)).form.get("image")).toMatchObject({ name: "b.png" });
});

test("six at most, and a refused one does not block others", async () => {
  const user = await edit([1]);
  const files = Array.from({ length: 6 }, (_, index) => buildImage({ name: `${index}.png` }));
  await user.upload(images(), [buildImage({ name: "a.pdf", type: "application/pdf" }), ...files]);
  expect(
    await screen.findByText(
      `a.pdf: ${fileMessages.imageInvalid} ${productMessages.pictureLimit(withoutPlan.limits.pictures)}`,
    ),
  ).toBeVisible();
  await waitFor(() => expect(previews()).toHaveLength(withoutPlan.limits.pictures));
});

test("a new product is made with the first, and gets the others", async () => {
  const user = await open("Create product");
  await user.type(screen.getByRole("textbox", { name: "Product name" }), "Lamp");
  await user.upload(images(), [buildImage({ name: "a.png" }), buildImage({ name: "b.png" })]);
  await screen.findByRole("img", { name: "Preview of b.png" });
  await user.click(submit());
  const made = await awaitUpload(uploads);
  expect([made.url, made.form.get("image")]).toEqual([
    "/api/client/products/",
    expect.objectContaining({ name: "a.png" }),
  ]);
  await made.progress(50);
  expect(screen.getByText("25%")).toBeInTheDocument();
  await made.answer(201, { ...product, pictures: [picture(9)] });
  const second = await awaitUpload(uploads, 2);
  expect(second.form.get("image")).toMatchObject({ name: "b.png" });
  await second.answer(507, new ApiError("storage_full", fileMessages.limit).toBody("1", english));
  expect(await screen.findByText(/Lamp is missing some photos/)).toHaveTextContent(fileMessages.limit);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
