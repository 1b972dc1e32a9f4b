import type { Banner } from "@/lib/contract/banner";
import type { Document } from "@/lib/contract/document";
import { operations } from "@/lib/contract/operations/all";
import { pathOf } from "@/lib/contract/operations/operation";
import type { Person } from "@/lib/contract/person";
import type { Product } from "@/lib/contract/product";
import type { ProductPicture } from "@/lib/contract/product-picture";
import type { Video } from "@/lib/contract/video";
import { pdfFile, pngFile } from "../tests/contract/files";
import type { ApiUser } from "./api-user";

/** What a client puts on its card, through the API; each with a real file where one is needed. */

type Fields = Record<string, string | File>;

export async function saveProfile(api: ApiUser, fields: Fields): Promise<void> {
  await api.call("PATCH", pathOf(operations.getProfile), toForm(fields));
}

export async function addDocument(api: ApiUser, fileName = "Catalogue"): Promise<Document> {
  return api.call("POST", pathOf(operations.listDocuments), toForm({ file_name: fileName, file: await pdfFile() }));
}

export async function addProduct(api: ApiUser, fields: Fields = {}): Promise<Product> {
  const product = { name: "Brass lamp", description: "Cast by hand", price: "48.5", image: await pngFile() };
  return api.call("POST", pathOf(operations.listProducts), toForm({ ...product, ...fields }));
}

export async function addProductPicture(api: ApiUser, id: number): Promise<ProductPicture> {
  return api.call("POST", pathOf(operations.addProductPicture, { id }), toForm({ image: await pngFile() }));
}

export async function addBanner(api: ApiUser, fields: Fields = {}): Promise<Banner> {
  const banner = { title: "Welcome", banner_type: "image", image: await pngFile("banner.png", 1600, 900) };
  return api.call("POST", pathOf(operations.listBanners), toForm({ ...banner, ...fields }));
}

export function addPerson(api: ApiUser, fields: Fields = {}): Promise<Person> {
  const person = { name: "Ravi Kumar", phone: "+91 98200 11111" };
  return api.call("POST", pathOf(operations.listPeople), toForm({ ...person, ...fields }));
}

export function addVideo(api: ApiUser, title = "Our workshop"): Promise<Video> {
  return api.call("POST", pathOf(operations.listVideos), { title, youtube_url: "https://youtu.be/aqz-KE-bpKQ" });
}

export function toForm(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
