import { screen, within } from "@testing-library/react";
import { CurrencyProvider } from "@/components/products/currency";
import { ProductScreen } from "@/components/products/product-screen";
import type { Profile } from "@/lib/contract/cards/schema";
import type { Product } from "@/lib/contract/content/product";
import { fieldError } from "@/lib/contract/errors";
import { english, fieldMessages } from "../../english";
import { fakeApi } from "../fake-api";
import { fakePictures } from "../fake-pictures";
import { awaitUpload, fakeUploads } from "../fake-upload";
import { listAnswer } from "../list/list-answer";
import { setupPicker } from "../pick-files";
import { buildCompleteProfile } from "../profile/build-profile";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";
import { buildProduct } from "./build-product";

const lamp: Partial<Product> = { id: 1, name: "Lamp", description: "Cast by hand", unit: "", category: "" };

async function edit(
  product: Partial<Product>,
  profile: Partial<Profile> = { language: "en" },
  profileCame: Promise<void> = Promise.resolve(),
) {
  fakeApi({
    "GET /api/client/products/": listAnswer([buildProduct({ ...lamp, ...product })]),
    "GET /api/client/profile/complete/": () => profileCame.then(() => ({ json: buildCompleteProfile({ profile }) })),
  });
  const uploads = fakeUploads();
  fakePictures();
  const user = setupPicker();
  await showScreen(
    buildCurrentUser(),
    <CurrencyProvider currency="INR">
      <ProductScreen />
    </CurrencyProvider>,
  );
  await user.click(await screen.findByRole("button", { name: "Edit Lamp" }));
  const dialog = await screen.findByRole("dialog");
  return { user, dialog: within(dialog), uploads };
}

const tab = (name: string) => screen.getByRole("button", { name });
const name = () => screen.getByRole("textbox", { name: /^Product name/ });

test("what was typed before the profile came stays", async () => {
  let come = () => {};
  const { user, dialog } = await edit({}, { language: "en" }, new Promise((resolve) => (come = resolve)));
  const field = name();
  await user.type(field, " of brass");
  expect(screen.queryByRole("button", { name: "Add language" })).not.toBeInTheDocument();
  come();
  await dialog.findByRole("button", { name: "Add language" });
  expect(name()).toBe(field);
  expect(field).toHaveValue("Lamp of brass");
});

test("a language is added, and a text in it is begun with the main one", async () => {
  const { user, dialog, uploads } = await edit({});
  await user.click(await dialog.findByRole("button", { name: "Add language" }));
  await user.click(await screen.findByRole("menuitem", { name: "हिन्दी" }));
  expect(tab("हिन्दी")).toHaveAttribute("aria-pressed", "true");
  expect(dialog.getByText("English: Lamp")).toBeInTheDocument();
  expect(name()).toHaveAttribute("lang", "hi");
  // What is empty in the main language has nothing to be translated.
  expect(screen.queryByRole("textbox", { name: "Unit" })).not.toBeInTheDocument();
  expect(screen.queryByRole("textbox", { name: "Price" })).not.toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Copy Product name from English" }));
  expect(name()).toHaveValue("Lamp");
  await user.clear(name());
  await user.type(name(), "दीया");
  await user.click(tab("English"));
  expect(name()).toHaveValue("Lamp");
  await user.click(tab("Update product"));
  expect(JSON.parse(String((await awaitUpload(uploads)).form.get("texts")))).toEqual({ hi: { name: "दीया" } });
});

test("there is a tab for each language that has texts, and emptied ones are taken away", async () => {
  const { user, dialog, uploads } = await edit(
    { texts: { hi: { name: "दीया" } } },
    { language: "gu", languages_off: ["mr"] },
  );
  await user.click(await dialog.findByRole("button", { name: "हिन्दी" }));
  expect(tab("ગુજરાતી")).toHaveAttribute("aria-pressed", "false");
  await user.clear(name());
  await user.click(dialog.getByRole("button", { name: "Add language" }));
  expect(screen.queryByRole("menuitem", { name: "मराठी" })).not.toBeInTheDocument();
  await user.keyboard("{Escape}");
  await user.click(tab("Update product"));
  expect((await awaitUpload(uploads)).form.get("texts")).toBe("");
});

test("what is wrong in another tab is shown there", async () => {
  const { user, dialog, uploads } = await edit({ texts: { hi: { name: "दीया" } } });
  await dialog.findByRole("button", { name: "हिन्दी" });
  await user.click(tab("Update product"));
  const refusal = fieldError("texts.hi.name", fieldMessages.tooLong(255));
  await (await awaitUpload(uploads)).answer(400, refusal.toBody("", english));
  expect(await dialog.findByText(fieldMessages.tooLong(255))).toBeVisible();
  expect(tab("हिन्दी")).toHaveAttribute("aria-pressed", "true");
  await screen.findByRole("textbox", { name: /^Product name/ });
  expect(name()).toHaveFocus();
});

test("before its owner has said which language is the main one, a card in another script has no others", async () => {
  const { dialog } = await edit({}, { language: null, about_us: "पुणे से मसाले, हर घर के लिए, बचपन के स्वाद जैसे" });
  expect(await dialog.findByRole("textbox", { name: "Product name" })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Add language" })).not.toBeInTheDocument();
});

test("a provider of one language has the form alone", async () => {
  const { dialog } = await edit({}, {});
  expect(await dialog.findByRole("textbox", { name: "Product name" })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Add language" })).not.toBeInTheDocument();
});
