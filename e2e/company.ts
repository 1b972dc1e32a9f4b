import type { AppointmentSettings, Slots } from "@/lib/contract/appointments/schema";
import { weekdays } from "@/lib/contract/clock";
import type { Banner } from "@/lib/contract/content/banner";
import type { Document } from "@/lib/contract/content/document";
import type { Person } from "@/lib/contract/content/person";
import type { Product, ProductPicture } from "@/lib/contract/content/product";
import type { Video } from "@/lib/contract/content/video";
import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import { visitorFormLimits } from "@/lib/contract/visitors/values";
import * as paths from "@/lib/paths";
import { pdfFile, pngFile } from "../tests/contract/files";
import type { ApiUser } from "./api-user";

/** Adds content to a client's card through the API, with real files. */

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

/** Always open, with one service. */
export async function giveAppointments(api: ApiUser, service?: string): Promise<void> {
  const week = Object.fromEntries(weekdays.map((day) => [day, [{ from: "00:00", to: "00:00" }]]));
  await saveProfile(api, { opening_hours: JSON.stringify({ week }), time_zone: "Asia/Kolkata" });
  await offerService(api, service);
}

/** Within the opening hours. */
export async function offerService(api: ApiUser, name = "Hair cut"): Promise<void> {
  await api.call<AppointmentSettings>("PUT", pathOf(operations.writeAppointmentSettings), {
    is_on: true,
    services: [{ name, minutes: 60, price: "₹300" }],
    step: null,
    at_once: 1,
    notice_hours: 0,
    ahead_days: 30,
  });
}

/** A visitor requests the first free time, as soon as the form may be sent. */
export async function askForAppointment(siteUrl: string, slug: string, name: string): Promise<void> {
  const read = async <T>(path: string): Promise<T> => (await fetch(siteUrl + paths.api(path))).json();
  const company = { companyName: slug };
  const { ticket } = await read<{ ticket: string }>(pathOf(operations.getFormTicket, company));
  const slots = (query: Record<string, string>) => read<Slots>(pathOf(operations.listSlots, company, query));
  const service = (await slots({})).services[0]?.id ?? "";
  const day = (await slots({ service })).days[1] ?? "";
  const start = (await slots({ service, day })).slots[0];
  await new Promise((resolve) => setTimeout(resolve, visitorFormLimits.soonest));
  const answer = await fetch(siteUrl + paths.api(pathOf(operations.sendAppointment, company)), {
    method: "POST",
    headers: { "content-type": "application/json", origin: siteUrl },
    body: JSON.stringify({ service, start, name, phone: "+91 98765 43210", ticket, consent: true }),
  });
  if (!answer.ok) throw new Error(`The request for an appointment was answered with ${answer.status}`);
}

export function toForm(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
