import { randomUUID } from "node:crypto";
import type { Client } from "@/lib/contract/client";
import { messages } from "@/lib/contract/messages";
import { operations } from "@/lib/contract/operations/all";
import { pathOf } from "@/lib/contract/operations/operation";
import type { List } from "@/lib/contract/pagination";
import { paths } from "@/lib/paths";
import { ApiUser } from "./api-user";
import { addDocument, addProduct, saveProfile } from "./company";
import { admin } from "./site";

export const samplePassword = "a good password";

/** The demo company, whose password only its first start tells, gets one that is known. */
export async function openDemoCompany(adminUser: ApiUser): Promise<Client> {
  const search = { search: "demo@namaskard.example" };
  const { results } = await adminUser.call<List<Client>>("GET", pathOf(operations.listClients, {}, search));
  const [demo] = results;
  if (!demo) throw new Error("The site has no demo company");
  const change = { current_password: admin.password, new_password: samplePassword };
  const response = await adminUser.fetch(`/api${pathOf(operations.changeClientPassword, { id: demo.id })}`, {
    method: "PATCH",
    body: JSON.stringify(change),
    headers: { "content-type": "application/json" },
  });
  // Another test of the same site may have been here before.
  if (!response.ok && (await response.json()).detail !== messages.newPasswordSame)
    throw new Error(`The demo company's password could not be changed: ${response.status}`);
  return demo;
}

/** One that has told nothing but its name, one that writes Hindi, and one that writes too much. */
export async function createSampleCompanies(siteUrl: string, adminUser: ApiUser) {
  const create = (fields: { company_name: string; email: string; phone?: string }) =>
    adminUser.createClient({ ...fields, password: samplePassword });

  const empty = await create({ company_name: "Asha Studio", email: "asha@example.com", phone: "" });

  const hindi = await create({ company_name: "शर्मा ट्रेडर्स एवं क्षत्रिय संस", email: "sharma@example.com" });
  const sharma = await ApiUser.signIn(siteUrl, hindi.email, samplePassword);
  await saveProfile(sharma, {
    about_us: "सन् १९७२ से हाथ से बुने वस्त्र। हमारे यहाँ साड़ियाँ, दुपट्टे और चादरें मिलती हैं।",
    address: "१४, फूल बाज़ार, चाँदनी चौक, दिल्ली ११०००६",
    category: "हथकरघा वस्त्र",
    founded: "1972",
    upi_id: "sharma.traders@okbank",
    upi_link: "true",
    gstin: "27AAPFU0939F1ZV",
  });
  await addProduct(sharma, { name: "बनारसी साड़ी", description: "रेशम, हाथ से बुनी हुई", price: "120" });
  await addDocument(sharma, "मूल्य सूची २०२६");

  const long = await create({
    company_name: "Wholesale Association of Hand-Woven Textile and Terracotta Exporters, Rajasthan",
    email: "the.secretary.of.the.association@wholesale-handwoven-textile-exporters.example.com",
  });
  const association = await ApiUser.signIn(siteUrl, long.email, samplePassword);
  await addProduct(association, { name: "Donaudampfschifffahrtselektrizitätenhauptwerk", price: "9999999999.99" });
  await addDocument(association, "Price list of what our members weave, throw, turn, cast and print ".repeat(3).trim());

  return { empty, hindi, long };
}

/** Somebody asks for a card on the landing page. */
export async function requestCard(siteUrl: string): Promise<void> {
  const request = { company_name: "Lakshmi Stores", name: "Lakshmi Iyer", phone: "+91 98200 11223", consent: true };
  const email = `lakshmi-${randomUUID()}@example.com`;
  const response = await fetch(siteUrl + paths.api(pathOf(operations.createSignUp)), {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json", origin: siteUrl },
    body: JSON.stringify({ ...request, email }),
  });
  if (!response.ok) throw new Error(`The request for a card was answered with ${response.status}`);
}
