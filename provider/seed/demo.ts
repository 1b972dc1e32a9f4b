import { type Operation, pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import { createApp } from "../app";
import { deleteClient, eraseClient } from "../clients/deleted/service";
import { createClient } from "../clients/service";
import type { Deps } from "../deps";
import { generatePassword } from "../identity/passwords/passwords";
import { drawBrochure } from "./brochure";
import { demoBrochures, demoClient, demoPeople, demoProducts, demoProfile, demoVideos } from "./demo-content";
import { drawBanner, drawLogo, drawProduct } from "./drawings";
import { findClientIdByEmail, isDemoSeeded, markDemoSeeded } from "./repo";
import { spoken } from "./spoken";

export type DemoSignIn = { email: string; password: string; slug: string };

/**
 * Fills the service with one complete company through the API's own calls, so that its files and rows are what a client
 * would have made. Runs once per database; a run that was cut off is cleared away and begun again.
 *
 * @returns how to sign in as that client, or null when it was seeded before.
 */
export async function seedDemo(deps: Deps): Promise<DemoSignIn | null> {
  if (await isDemoSeeded(deps.db)) return null;
  const halfMade = await findClientIdByEmail(deps.db, demoClient.email);
  if (halfMade !== undefined) {
    await deleteClient(deps, halfMade, system);
    await eraseClient(deps, halfMade, system);
  }

  const password = generatePassword();
  await createClient(deps, { ...demoClient, password, is_active: true }, system);
  const call = await signIn(deps, password);

  await call(operations.updateProfile, {
    ...demoProfile,
    ...spoken({
      company_name: "demo-card.profile.company_name",
      tagline: "demo-card.profile.tagline",
      category: "demo-card.profile.category",
      address: "demo-card.profile.address",
      about_us: "demo-card.profile.about_us",
    }),
    logo: png("logo.png", await drawLogo()),
  });
  await call(operations.createBanner, {
    banner_type: "image",
    ...spoken({ title: "demo-card.banner.title", description: "demo-card.banner.description" }),
    is_active: "true",
    image: png("banner.png", await drawBanner()),
  });
  const pages = [];
  for (const { drawing, category, ...prices } of demoProducts) {
    const picture = await drawProduct(drawing);
    const product = spoken({
      name: `demo-card.products.${drawing}.name`,
      description: `demo-card.products.${drawing}.description`,
      category: `demo-card.categories.${category}`,
    });
    pages.push({ title: product.name, text: product.description, picture });
    await call(operations.createProduct, { ...product, ...prices, image: png(`${drawing}.png`, picture) });
  }
  const logo = await drawLogo();
  for (const [index, { name, lines }] of demoBrochures.entries()) {
    const texts = spoken({ file_name: `demo-card.brochures.${name}` });
    const pdf = await drawBrochure(texts.file_name, lines, logo, pages.slice(index * 4, index * 4 + 4));
    await call(operations.createDocument, {
      ...texts,
      file: new File([new Uint8Array(pdf)], `${texts.file_name}.pdf`, { type: "application/pdf" }),
    });
  }
  const { workshop, artisans } = demoVideos;
  await call(operations.createVideo, {
    youtube_url: workshop,
    ...spoken({ title: "demo-card.videos.workshop.title", description: "demo-card.videos.workshop.description" }),
  });
  await call(operations.createVideo, {
    youtube_url: artisans,
    description: "",
    ...spoken({ title: "demo-card.videos.artisans.title" }),
  });
  for (const { who, ...reach } of demoPeople)
    await call(operations.createPerson, {
      ...reach,
      ...spoken({ name: `demo-card.people.${who}.name`, role: `demo-card.people.${who}.role` }),
    });

  await markDemoSeeded(deps.db, deps.now().toISOString());
  return { email: demoClient.email, password, slug: demoProfile.slug };
}

const system = { actorId: null, address: "local" };

type Fields = Record<string, string | File>;

/** The API as the demo client calls it. */
async function signIn(deps: Deps, password: string) {
  const app = createApp(deps);
  const send = (operation: Operation, init: RequestInit) =>
    app(new Request(`http://provider/api${pathOf(operation)}`, { method: operation.method, ...init }));
  const json = { "content-type": "application/json" };
  const body = JSON.stringify({ email: demoClient.email, password });
  const { access } = (await (await send(operations.signIn, { headers: json, body })).json()) as { access: string };

  return async (operation: Operation, fields: Fields): Promise<void> => {
    const authorization = `Bearer ${access}`;
    const response = await send(
      operation,
      operation.file
        ? { headers: { authorization }, body: toForm(fields) }
        : { headers: { authorization, ...json }, body: JSON.stringify(fields) },
    );
    if (!response.ok)
      throw new Error(`The demo company could not be made: ${operation.path} answered ${await response.text()}`);
  };
}

function toForm(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

function png(name: string, bytes: Uint8Array): File {
  return new File([new Uint8Array(bytes)], name, { type: "image/png" });
}
