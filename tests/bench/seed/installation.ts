import { type OpenProvider, openProvider } from "@/provider/open";
import { testOptions } from "../../provider/test-options";
import { copyCompany, describeCopy, type Where } from "./copies";

export type SignIn = { email: string; password: string };

/** An installation with `companies` copies of the demo's company, which can be opened again any number of times. */
export type Installation = {
  companies: number;
  slug: string;
  phone: string;
  owner: SignIn;
  open: () => Promise<OpenProvider>;
};

export const admin: SignIn = { email: "admin@example.com", password: "correct horse battery" };

/** Fills an empty one. */
export async function seedInstallation(where: Where, companies: number): Promise<Installation> {
  const [adminEmail, adminPassword] = [admin.email, admin.password];
  const options = { ...testOptions, ...where, adminEmail, adminPassword };
  const first = await openProvider({ ...options, seedDemo: true });
  const owner = first.firstStart?.demo;
  await first.close();
  if (!owner?.password) throw new Error("The demo's owner was not made");
  const started = Date.now();
  await copyCompany(where, companies);
  console.log(`${companies.toLocaleString("en")} companies written in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  const { slug, phone } = describeCopy(64);
  return { companies, slug, phone, owner, open: () => openProvider(options) };
}
