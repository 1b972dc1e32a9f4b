import type { Appointment } from "@/lib/contract/appointments/schema";
import type { Person } from "@/lib/contract/content/person";
import type { Product } from "@/lib/contract/content/product";
import type { Feedback } from "@/lib/contract/feedback/schema";
import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import type { List } from "@/lib/contract/pagination";
import { ownReviewPath } from "@/lib/contract/paths";
import { type Language, languages } from "@/lib/i18n/languages";
import * as paths from "@/lib/paths";
import { bank } from "../tests/lib/card/build-payment";
import { ApiUser, type CreatedClient } from "./api-user";
import {
  addBanner,
  addDocument,
  addPerson,
  addProduct,
  addProductPicture,
  addVideo,
  giveAppointments,
  saveProfile,
} from "./company";
import type { Screen } from "./screens";
import { ApiVisitor } from "./visitor";

export type CompanyIn = CreatedClient & { api: ApiUser; product: Product; person: Person };

/** A company with something of everything, all of whose texts are its language's own name for itself. */
export async function createCompanyIn(language: Language, siteUrl: string, adminUser: ApiUser): Promise<CompanyIn> {
  const word = languages[language].name;
  const client = await adminUser.createClient({ company_name: word });
  const api = await ApiUser.signIn(siteUrl, client.email, client.password);
  await giveAppointments(api, word);
  await saveProfile(api, {
    language,
    tagline: word,
    about_us: `${word} `.repeat(100),
    address: word,
    category: word,
    founded: "1987",
    person_cards: "true",
    upi_id: "shop@okbank",
    bank: JSON.stringify({ ...bank, account_name: word, bank_name: word }),
    gstin: "27AAPFU0939F1ZV",
    phones: JSON.stringify([{ label: word, number: "+91 98000 00001", whatsapp: true }]),
    branches: JSON.stringify([
      { name: word, address: word, phone: "+91 98000 00002", location: "", opening_hours: null },
    ]),
  });
  const product = await addProduct(api, { name: `${word} 1`, description: word, category: word, old_price: "60" });
  await addProductPicture(api, product.id);
  await addProduct(api, { name: `${word} 2`, description: word, category: word, price: "" });
  await addDocument(api, word);
  const person = await addPerson(api, {
    name: word,
    role: word,
    whatsapp: "+91 98200 11111",
    email: "one@example.com",
  });
  await addVideo(api, word);
  await addBanner(api, { title: word, description: word });
  return { ...client, api, product, person };
}

/** One waiting item of each kind. */
export async function fillInboxIn(language: Language, siteUrl: string, { slug, product }: CompanyIn): Promise<void> {
  const word = languages[language].name;
  const visitor = new ApiVisitor(siteUrl, slug);
  await Promise.all([
    visitor.sendLead({ kind: "contact", language, name: word, message: word, email: "asha@example.com" }),
    visitor.sendLead({
      kind: "order",
      language,
      name: word,
      message: word,
      items: [{ product_id: product.id, quantity: 2 }],
    }),
    visitor.sendReview({ customer_name: word, message: word, language }),
    visitor.requestAppointment({ name: word, note: word, language }),
  ]);
}

/** The pages on which visitors see what became of the review and the appointment in the inbox. */
export async function ownPagesOf({ api, slug }: CompanyIn): Promise<Screen[]> {
  const [review] = (await api.call<List<Feedback>>("GET", pathOf(operations.listFeedback))).results;
  const [appointment] = (await api.call<List<Appointment>>("GET", pathOf(operations.listAppointments))).results;
  if (!review?.token || !appointment) throw new Error("The inbox is empty");
  return [
    { name: "own-review", path: ownReviewPath(review.token) },
    { name: "own-appointment", path: paths.appointment({ slug }, appointment.token) },
  ];
}
