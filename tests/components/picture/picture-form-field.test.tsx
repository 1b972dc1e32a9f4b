import { act, screen, waitFor, within } from "@testing-library/react";
import { ProductScreen } from "@/components/products/product-screen";
import { productLimits } from "@/lib/contract/content/values";
import { fileMessages, productMessages } from "../../english";
import { buildImage } from "../build-image";
import { fakeApi } from "../fake-api";
import { fakeDrawing, fakePictures } from "../fake-pictures";
import { awaitUpload, type FakeUpload, fakeUploads } from "../fake-upload";
import { listAnswer } from "../list/list-answer";
import { setupPicker } from "../pick-files";
import { buildProduct } from "../products/build-product";
import { showScreen } from "../show-screen";
import { withCore } from "../with-core";
import { buildCurrentUser } from "../with-user";

let uploads: FakeUpload[];

/** The field in a form that sends one picture with the rest. */
async function open(size?: { width: number; height: number } | null) {
  fakeApi({ "GET /api/client/products/": () => listAnswer([buildProduct()]) });
  uploads = fakeUploads();
  fakePictures(size);
  const user = setupPicker();
  await showScreen(buildCurrentUser(), withCore(<ProductScreen />));
  await user.click(await screen.findByRole("button", { name: "Edit Terracotta vase" }));
  return user;
}

const image = () => screen.getByLabelText(/Product image/);
const submit = () => screen.getByRole("button", { name: "Update product" });
const photo = (size = 8_000_000, name = "IMG_1.jpg") => buildImage({ name, type: "image/jpeg", size });

/** Keeps the decoder busy until the returned function is called. */
function holdDecoder(): () => Promise<void> {
  let finish = () => {};
  HTMLImageElement.prototype.decode = () => new Promise((resolve) => (finish = () => resolve()));
  return async () => act(async () => finish());
}

test("a photo that is too large is made smaller, and sent so", async () => {
  const user = await open({ width: 4000, height: 3000 });
  fakeDrawing(300_000);
  const finish = holdDecoder();
  await user.upload(image(), photo());
  const status = await screen.findByText("Preparing photo…");
  expect(status).toHaveAttribute("role", "status");
  expect(submit()).toBeDisabled();
  await finish();
  await waitFor(() => expect(submit()).toBeEnabled());
  expect(status).toBeEmptyDOMElement();
  expect(screen.getByRole("img", { name: "Preview of IMG_1.jpg" })).toBeInTheDocument();
  await user.click(submit());
  expect((await awaitUpload(uploads)).form.get("image")).toMatchObject({ size: 300_000, type: "image/jpeg" });
});

test("Enter does not send the form while its photo is prepared, and Cancel leaves the photo out", async () => {
  const user = await open({ width: 4000, height: 3000 });
  fakeDrawing(300_000);
  const finish = holdDecoder();
  await user.upload(image(), photo());
  await screen.findByText("Preparing photo…");
  await user.type(screen.getByRole("textbox", { name: "Product name" }), " 2{Enter}");
  expect(uploads).toHaveLength(0);
  await user.click(screen.getByRole("button", { name: "Cancel preparing" }));
  await finish();
  expect(screen.queryByText("Preparing photo…")).not.toBeInTheDocument();
  expect(screen.queryByText("IMG_1.jpg")).not.toBeInTheDocument();
  await user.click(submit());
  expect((await awaitUpload(uploads)).form.has("image")).toBe(false);
});

test("closing the form gives the photo up", async () => {
  const user = await open({ width: 4000, height: 3000 });
  const finish = holdDecoder();
  await user.upload(image(), photo());
  await screen.findByText("Preparing photo…");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await finish();
  expect(uploads).toHaveLength(0);
});

test.each([
  ["cannot be read", null, photo(1_000), fileMessages.imageUnreadable],
  ["cannot be read and is too large", null, photo(), productMessages.imageTooLarge],
  ["is in a phone's own format", null, buildImage({ name: "IMG_1.HEIC", type: "image/heic" }), fileMessages.imageHeic],
  ["has too many pixels", { width: 8000, height: 6000 }, photo(), fileMessages.imageTooManyPixels],
  ["cannot be drawn", { width: 4000, height: 3000 }, photo(), productMessages.imageTooLarge],
])("a picture that %s is refused, and another is taken", async (_, size, file, message) => {
  const user = await open(size);
  await user.upload(image(), file);
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(image()).toBeInvalid();
  fakePictures();
  await user.upload(image(), buildImage({ size: productLimits.bytes }));
  expect(await screen.findByRole("img", { name: "Preview of picture.png" })).toBeInTheDocument();
  expect(image()).toBeValid();
});

test("a flat drawing that would grow is sent as it is", async () => {
  const user = await open({ width: 4000, height: 3000 });
  fakeDrawing(300_000);
  await user.upload(image(), buildImage({ size: 20_000 }));
  await screen.findByRole("img", { name: "Preview of picture.png" });
  await user.click(submit());
  expect((await awaitUpload(uploads)).form.get("image")).toMatchObject({ size: 20_000 });
});

test("a picked picture may be cropped, or used whole", async () => {
  const user = await open();
  await user.upload(image(), buildImage());
  await user.click(await screen.findByRole("button", { name: "Crop picture.png" }));
  const dialog = await screen.findByRole("dialog", { name: "Crop your photo" });
  await user.click(within(dialog).getByRole("button", { name: "Use whole picture" }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await user.click(submit());
  expect((await awaitUpload(uploads)).form.get("image")).toMatchObject({ name: "picture.png", size: 1_000 });
});

test("a phone's camera is offered beside its gallery, and what it takes is prepared alike", async () => {
  const user = await open({ width: 4000, height: 3000 });
  fakeDrawing(300_000);
  const camera = screen.getByLabelText("Take photo");
  expect(camera).toHaveAttribute("capture", "environment");
  expect(image()).not.toHaveAttribute("capture");
  await user.upload(camera, photo(8_000_000, "taken.jpg"));
  expect(await screen.findByRole("img", { name: "Preview of taken.jpg" })).toBeInTheDocument();
});
