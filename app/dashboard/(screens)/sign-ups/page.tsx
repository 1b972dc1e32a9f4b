import type { Metadata } from "next";
import { SignUpScreen } from "@/components/sign-ups/sign-up-screen";
import { env } from "@/lib/env";

export const metadata: Metadata = { title: "Sign-up requests" };

export default function SignUpsPage() {
  const { BRAND_NAME, SITE_URL } = env();
  return <SignUpScreen brandName={BRAND_NAME} siteUrl={SITE_URL} />;
}
