import { screen, waitFor, within } from "@testing-library/react";
import { ProductScreen } from "@/components/products/product-screen";
import { ApiError } from "@/lib/contract/errors";
import { withoutPlan } from "@/lib/contract/limits";
import { english, fileMessages, productMessages } from "../../../english";
import { buildImage } from "../../build-image";
import { fakeApi } from "../../fake-api";
import { fakePictures } from "../../fake-pictures";
import { awaitUpload, type FakeUpload, fakeUploads } from "../../fake-upload";
import { listAnswer } from "../../list/list-answer";
import { setupPicker } from "../../pick-files";
import { showScreen } from "../../show-screen";
import { buildCurrentUser } from "../../with-user";
import { buildProduct } from "../build-product";

let uploads: FakeUpload[];

async function pick(files: File[], { held = 1 } = {}) {
  const products = Array.from({ length: held }, (_, index) => buildProduct({ id: index + 1 }));
  fakeApi({
    "GET /api/client/products/": () => listAnswer(products),
  });
  uploads = fakeUploads();
  fakePictures();
  const user = setupPicker();
  await showScreen(buildCurrentUser(), <ProductScreen />);
  await screen.findAllByRole("listitem");
  await user.upload(screen.getByLabelText("Add photos"), files);
  return user;
}

const lamp = () => buildImage({ name: "brass-lamp.png" });
const nameless = () => buildImage({ name: "IMG_1234.png" });

test("several photos become as many products, each with a name", async () => {
  const user = await pick([lamp(), nameless()]);
  await user.click(await screen.findByRole("button", { name: "2 products, one photo each" }));
  const dialog = await screen.findByRole("dialog", { name: "Create 2 products" });
  const name = (number: number) => within(dialog).getByRole("textbox", { name: `Name of product ${number}` });
  expect(name(1)).toHaveValue("Brass lamp");
  expect(name(2)).toHaveValue("");
  const submit = within(dialog).getByRole("button", { name: "Create products" });
  await user.click(submit);
  expect(await within(dialog).findByText(productMessages.nameRequired)).toBeInTheDocument();
  expect(uploads).toHaveLength(0);

  await user.type(name(2), "Vase");
  await user.click(submit);
  const first = await awaitUpload(uploads);
  expect([first.form.get("name"), first.form.get("image")]).toEqual([
    "Brass lamp",
    expect.objectContaining({ name: "brass-lamp.png" }),
  ]);
  await first.progress(100);
  expect(screen.getByText("50%")).toBeInTheDocument();
  await first.answer(201, buildProduct({ id: 2 }));
  await (await awaitUpload(uploads, 2)).answer(
    400,
    new ApiError("limit_reached", fileMessages.limit).toBody("1", english),
  );
  expect(await within(dialog).findByText(fileMessages.limit)).toBeInTheDocument();

  await user.click(submit);
  const again = await awaitUpload(uploads, 3);
  expect(again.form.get("name")).toBe("Vase");
  await again.answer(201, buildProduct({ id: 3 }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.getByText("2 products created")).toBeInTheDocument();
});

test("or one product with them all", async () => {
  const user = await pick([lamp(), nameless()]);
  await user.click(await screen.findByRole("button", { name: "One product with 2 photos" }));
  const dialog = await screen.findByRole("dialog", { name: "Create new product" });
  expect(within(dialog).getAllByRole("img", { name: /^Preview of/ })).toHaveLength(2);
});

test("more photos than one product may have are many products, and no more than there are places for", async () => {
  const files = Array.from({ length: 7 }, (_, index) => buildImage({ name: `Lamp ${index}.png` }));
  const user = await pick(files, { held: withoutPlan.limits.products - 2 });
  expect(await screen.findByRole("button", { name: "One product with 7 photos" })).toBeDisabled();
  await user.click(screen.getByRole("button", { name: "7 products, one photo each" }));
  expect(await screen.findByRole("dialog", { name: "Create 2 products" })).toBeInTheDocument();
  expect(screen.getByText(productMessages.limit(withoutPlan.limits.products))).toBeInTheDocument();
});

test("one photo begins one product; what is no picture is told and left out", async () => {
  await pick([buildImage({ name: "a.pdf", type: "application/pdf" }), lamp()]);
  const dialog = await screen.findByRole("dialog", { name: "Create new product" });
  expect(within(dialog).getByRole("img", { name: "Preview of brass-lamp.png" })).toBeInTheDocument();
  expect(screen.getByText(`a.pdf: ${fileMessages.imageInvalid}`)).toBeInTheDocument();
});
