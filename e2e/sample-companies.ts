import { randomUUID } from "node:crypto";
import sharp from "sharp";
import type { Client } from "@/lib/contract/clients/schema";
import type { Product } from "@/lib/contract/content/product";
import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import type { List } from "@/lib/contract/pagination";
import * as paths from "@/lib/paths";
import { drawProduct } from "@/provider/seed/drawings";
import { accountMessages } from "../tests/english";
import { ApiUser } from "./api-user";
import { addDocument, addPerson, addProduct, giveAppointments, offerService, saveProfile } from "./company";
import { admin } from "./site";
import { ApiVisitor } from "./visitor";

export const samplePassword = "a good password";

/** Sets a known password for the demo company. */
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
  // Another test of the same site may have run before.
  if (!response.ok && (await response.json()).detail !== accountMessages.newPasswordSame)
    throw new Error(`The demo company's password could not be changed: ${response.status}`);
  return demo;
}

/**
 * Companies with only a name, in Hindi, with too much text, with a red logo and one product, and with a full store without
 * pictures of itself.
 */
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
  await addPerson(sharma, { name: "श्रीमती अन्नपूर्णा क्षत्रिय", role: "थोक विक्रय", whatsapp: "98200 11111" });
  await addPerson(sharma, { name: "रवि कुमार", role: "", phone: "" });

  const long = await create({
    company_name: "Wholesale Association of Hand-Woven Textile and Terracotta Exporters, Rajasthan",
    email: "the.secretary.of.the.association@wholesale-handwoven-textile-exporters.example.com",
  });
  const association = await ApiUser.signIn(siteUrl, long.email, samplePassword);
  await addProduct(association, { name: "Donaudampfschifffahrtselektrizitätenhauptwerk", price: "9999999999.99" });
  await addDocument(association, "Price list of what our members weave, throw, turn, cast and print ".repeat(3).trim());

  await addPerson(association, {
    name: "Wolfeschlegelsteinhausenbergerdorff-Venkatanarasimharajuvaripeta",
    role: "Honorary general secretary for exports, customs and freight",
    email: "the.honorary.general.secretary@wholesale-handwoven-textile-exporters.example.com",
    whatsapp: "98200 11111",
  });

  const inHindi = new ApiVisitor(siteUrl, hindi.slug);
  await inHindi.sendLead({
    kind: "contact",
    name: "श्रीमती अन्नपूर्णा क्षत्रिय",
    message: "क्या बनारसी साड़ी लाल रंग में भी मिलेगी? दो चाहिए।",
  });
  await inHindi.sendReview({ customer_name: "रवि कुमार", message: "कपड़ा बहुत अच्छा है और समय पर मिला।" });
  const atLength = new ApiVisitor(siteUrl, long.slug);
  await giveAppointments(association);
  await atLength.sendLead({
    kind: "contact",
    name: longName,
    message: "We would like to buy as much as you can send. ".repeat(40).trim(),
  });
  await atLength.sendReview({
    customer_name: longName,
    rating: 2,
    message: "It took long, and it was worth it. ".repeat(50),
  });
  await atLength.requestAppointment({ name: longName, message: "I shall come with eleven others. ".repeat(15).trim() });

  const red = await create({ company_name: "Laal", email: "laal@example.com" });
  const laal = await ApiUser.signIn(siteUrl, red.email, samplePassword);
  await saveProfile(laal, {
    tagline: "Chilli, turmeric and masala, ground this week",
    about_us: "We grind what our own fields give, every Tuesday.",
    address: "7 Spice Lane, Kochi 682002",
    logo: await redLogo(),
  });
  await addProduct(laal, { name: "Red chilli", description: "Kashmiri, 200 g", price: "90" });

  const store = await create({ company_name: "Navrang General Store", email: "navrang@example.com" });
  const navrang = await ApiUser.signIn(siteUrl, store.email, samplePassword);
  await saveProfile(navrang, {
    tagline: "Everything for home and kitchen",
    category: "General store",
    address: "22 Station Road, Nashik 422001",
    about_us: "Open since 1961. We deliver within five kilometres, and what we have not we get by tomorrow.",
  });
  for (const [index, name] of goods.entries())
    await addProduct(navrang, {
      name,
      description: index % 3 === 0 ? "" : "Fresh stock every week, in packs of one and of six.",
      price: index % 7 === 6 ? "" : String(40 + index * 35),
      category: ["Kitchen", "Cleaning", "Light"][index % 3] ?? "",
      ...(index % 2 === 0 && {
        image: new File([new Uint8Array(await drawProduct("bowl"))], "bowl.png", { type: "image/png" }),
      }),
    });

  return { empty, hindi, long, red, store };
}

/** One waiting item of each kind. */
export async function fillInbox(siteUrl: string, owner: ApiUser, slug: string): Promise<void> {
  await offerService(owner);
  const [product] = (await owner.call<List<Product>>("GET", pathOf(operations.listProducts))).results;
  const visitor = new ApiVisitor(siteUrl, slug);
  // Together, since each is taken only some seconds after its form was opened.
  await Promise.all([
    visitor.sendLead({ kind: "contact", message: "Do you deliver to Pune?", email: "asha@example.com" }),
    visitor.sendLead({
      kind: "order",
      name: "Zoya Khan",
      message: "Please pack it as a gift.",
      items: [{ product_id: product?.id, quantity: 2 }],
      language: "hi",
    }),
    visitor.sendReview({ customer_name: "Meena Iyer", language: "ta" }),
    visitor.requestAppointment({ name: "Ravi Kumar", language: "hi" }),
  ]);
}

const longName = "Wolfeschlegelsteinhausenbergerdorff-Venkatanarasimharajuvaripeta and Sons, Exporters";

const goods = ["Bowl", "Broom", "Lamp", "Steel tiffin with three boxes", "Soap", "Candle"].flatMap((name) =>
  ["small", "large", "gift"].map((size) => `${name}, ${size}`),
);

/** All red, for a red header. */
async function redLogo(): Promise<File> {
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="512" fill="#c8102e"/><circle cx="256" cy="256" r="120" fill="none" stroke="#fff" stroke-width="36"/></svg>`;
  return new File([new Uint8Array(await sharp(Buffer.from(mark)).png().toBuffer())], "logo.png", { type: "image/png" });
}

/** A sign-up request from the landing page. */
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
