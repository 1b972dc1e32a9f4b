import type { Metadata } from "next";
import { SignUpScreen } from "@/components/sign-ups/sign-up-screen";
import { env } from "@/lib/env";
import { readSite } from "@/lib/site/site";

export const metadata: Metadata = { title: "Sign-up requests" };

export default async function SignUpsPage() {
  return <SignUpScreen brandName={(await readSite()).name} siteUrl={env().SITE_URL} />;
}
