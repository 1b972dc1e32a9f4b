import type { Metadata } from "next";
import { SignUpPage } from "@/components/landing/sign-up-page";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths";

export const dynamic = "force-dynamic";

export function generateMetadata(): Metadata {
  const { BRAND_NAME, SITE_URL } = env();
  return {
    title: `Sign up | ${BRAND_NAME}`,
    description: `Ask for a digital visiting card on ${BRAND_NAME}: tell us your company and how to reach you.`,
    alternates: { canonical: `${SITE_URL}${paths.signUp}` },
    other: { "page-cache": "site" },
  };
}

export default function Page() {
  return <SignUpPage brandName={env().BRAND_NAME} />;
}
