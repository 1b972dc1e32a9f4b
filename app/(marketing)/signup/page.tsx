import type { Metadata } from "next";
import { SignUpPage } from "@/components/landing/sign-up-page";
import { describeSitePage } from "@/components/landing/site-metadata";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths";

export const dynamic = "force-dynamic";

export function generateMetadata(): Metadata {
  const { BRAND_NAME } = env();
  const title = `Sign up | ${BRAND_NAME}`;
  const description = `Ask for a digital visiting card on ${BRAND_NAME}: tell us your company and how to reach you.`;
  return describeSitePage({ title, description, path: paths.signUp }, env());
}

export default function Page() {
  return <SignUpPage brandName={env().BRAND_NAME} />;
}
