import type { Page } from "@playwright/test";
import type { OperationName } from "@/lib/contract/operations";
import * as paths from "@/lib/paths";
import { pdfFile, pngFile } from "../tests/contract/files";
import type { ApiUser, CreatedClient } from "./api-user";
import { addBanner, addDocument, addPerson, addProduct, addVideo } from "./company";
import { toPickedFile } from "./picked-file";
import { choose } from "./row-menu";

/** An action that the server may refuse. */
export type Situation = {
  what: string;
  as: "administrator" | "client";
  path: (owner: CreatedClient) => string;
  prepare?: (owner: Owner) => Promise<unknown>;
  /** Opens and fills the form. */
  open?: (page: Page) => Promise<void>;
  send: (page: Page) => Promise<void>;
  call: OperationName;
  text: string;
  /** Shown whatever the server answers. */
  ignoresReason?: true;
};
type Owner = CreatedClient & { api: ApiUser };

/** The first of several with one name: an empty list has its own button. */
const pressFirst = (name: string) => (page: Page) => page.getByRole("button", { name }).first().click();
const press = (name: string) => (page: Page) => page.getByRole("button", { name, exact: true }).click();
const confirm = (page: Page) => page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
/** A dialog's button, which may have the name of the one that opened it. */
const pressInDialog = (name: string) => (page: Page) =>
  page.getByRole("dialog").getByRole("button", { name, exact: true }).click();

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
}

async function pick(page: Page, label: string, file: File): Promise<void> {
  await page
    .getByRole("dialog")
    .getByLabel(label)
    .setInputFiles(await toPickedFile(file));
}

const contents = {
  document: {
    path: paths.documents,
    name: "Catalogue",
    prepare: ({ api }: Owner) => addDocument(api),
    remove: "deleteDocument",
  },
  product: {
    path: paths.products,
    name: "Brass lamp",
    prepare: ({ api }: Owner) => addProduct(api),
    remove: "deleteProduct",
  },
  video: {
    path: paths.videos,
    name: "Our workshop",
    prepare: ({ api }: Owner) => addVideo(api),
    remove: "deleteVideo",
  },
  banner: { path: paths.banners, name: "Welcome", prepare: ({ api }: Owner) => addBanner(api), remove: "deleteBanner" },
  person: {
    path: paths.people,
    name: "Ravi Kumar",
    prepare: ({ api }: Owner) => addPerson(api),
    remove: "deletePerson",
  },
} as const;

export const situations: Situation[] = [
  {
    what: "saving the profile",
    as: "client",
    path: () => paths.profileRoom("about"),
    open: async (page) => {
      await press("Edit Profile")(page);
      await fill(page, { "About us": "What we stand for" });
    },
    send: press("Save Changes"),
    call: "updateProfile",
    text: "Failed to update profile",
  },
  {
    what: "creating a client",
    as: "administrator",
    path: () => paths.newClient,
    open: (page) => fill(page, { "Company name": "Lamps", Email: "lamps@example.com", Password: "a good password" }),
    send: press("Create client"),
    call: "createClient",
    text: "Failed to create client. Please try again.",
  },
  {
    what: "updating a client",
    as: "administrator",
    path: ({ id }) => paths.editClient(id),
    open: (page) => fill(page, { "Company name": "Lamps" }),
    send: press("Save Changes"),
    call: "updateClient",
    text: "Failed to update client. Please try again.",
  },
  {
    what: "deactivating a client",
    as: "administrator",
    path: ({ id }) => paths.client(id),
    send: async (page) => {
      await press("Deactivate")(page);
      await page.getByRole("alertdialog").getByRole("button", { name: "Deactivate" }).click();
    },
    call: "blockClient",
    text: "Failed to update client status. Please try again.",
  },
  {
    what: "deleting a client",
    as: "administrator",
    path: ({ id }) => paths.client(id),
    open: press("Delete"),
    send: confirm,
    call: "deleteClient",
    text: "Failed to delete client. Please try again.",
    ignoresReason: true,
  },
  {
    what: "changing a client's password",
    as: "administrator",
    path: ({ id }) => paths.changeClientPassword(id),
    open: (page) =>
      fill(page, {
        "Current Password": "a good password",
        "New Password": "another good one",
        "Confirm New Password": "another good one",
      }),
    send: press("Change Password"),
    call: "changeClientPassword",
    text: "Failed to change password. Please try again.",
  },
  {
    what: "uploading a document",
    as: "client",
    path: () => paths.documents,
    open: async (page) => {
      await pressFirst("Upload document")(page);
      await pick(page, "PDF file", await pdfFile());
    },
    send: pressInDialog("Upload"),
    call: "createDocument",
    text: "Failed to upload document",
  },
  {
    what: "renaming a document",
    as: "client",
    path: () => paths.documents,
    prepare: contents.document.prepare,
    open: async (page) => {
      await press("Rename Catalogue")(page);
      await fill(page, { "Document name": "Prices" });
    },
    send: pressInDialog("Save"),
    call: "updateDocument",
    text: "Failed to update document",
  },
  {
    what: "creating a product",
    as: "client",
    path: () => paths.products,
    open: async (page) => {
      await pressFirst("Create product")(page);
      await page.getByRole("dialog").getByLabel("Product name").fill("Brass lamp");
      await pick(page, "Product image", await pngFile());
    },
    send: pressInDialog("Create product"),
    call: "createProduct",
    text: "Failed to create product",
  },
  {
    what: "updating a product",
    as: "client",
    path: () => paths.products,
    prepare: contents.product.prepare,
    open: press("Edit Brass lamp"),
    send: pressInDialog("Update product"),
    call: "updateProduct",
    text: "Failed to update product",
  },
  {
    what: "adding a video",
    as: "client",
    path: () => paths.videos,
    open: async (page) => {
      await pressFirst("Add video")(page);
      await page.getByRole("dialog").getByLabel("Video title").fill("Our workshop");
      await page.getByRole("dialog").getByLabel("YouTube URL").fill("https://youtu.be/aqz-KE-bpKQ");
    },
    send: pressInDialog("Add video"),
    call: "createVideo",
    text: "Failed to create video",
  },
  {
    what: "updating a video",
    as: "client",
    path: () => paths.videos,
    prepare: contents.video.prepare,
    open: press("Edit Our workshop"),
    send: pressInDialog("Update video"),
    call: "updateVideo",
    text: "Failed to update video",
  },
  {
    what: "creating a banner",
    as: "client",
    path: () => paths.banners,
    open: async (page) => {
      await pressFirst("Create Banner")(page);
      await page.getByRole("dialog").getByLabel("Banner Title").fill("Welcome");
      await pick(page, "Banner Image", await pngFile());
    },
    send: pressInDialog("Create Banner"),
    call: "createBanner",
    text: "Failed to create banner",
  },
  {
    what: "updating a banner",
    as: "client",
    path: () => paths.banners,
    prepare: contents.banner.prepare,
    open: press("Edit Welcome"),
    send: pressInDialog("Update Banner"),
    call: "updateBanner",
    text: "Failed to update banner",
  },
  {
    what: "adding a person",
    as: "client",
    path: () => paths.people,
    open: async (page) => {
      await pressFirst("Add person")(page);
      await page.getByRole("dialog").getByLabel("Name").fill("Ravi Kumar");
    },
    send: pressInDialog("Add person"),
    call: "createPerson",
    text: "Failed to add person",
  },
  {
    what: "updating a person",
    as: "client",
    path: () => paths.people,
    prepare: contents.person.prepare,
    open: press("Edit Ravi Kumar"),
    send: pressInDialog("Update person"),
    call: "updatePerson",
    text: "Failed to update person",
  },
  ...(["document", "product", "video", "banner", "person"] as const).map((noun): Situation => {
    const { path, prepare, name, remove } = contents[noun];
    return {
      what: `deleting a ${noun}`,
      as: "client",
      path: () => path,
      prepare,
      open: noun === "product" ? (page) => choose(page, name, "Delete") : press(`Delete ${name}`),
      send: confirm,
      call: remove,
      text: `Failed to delete ${noun}`,
    };
  }),
];
