import type { Metadata } from "next";
import { AdminOnly } from "@/components/dashboard/admin-only";
import { SignUpScreen } from "@/components/sign-ups/sign-up-screen";
import { env } from "@/lib/env";

export const metadata: Metadata = { title: "Sign-up requests" };

export default function SignUpsPage() {
  const { BRAND_NAME, SITE_URL } = env();
  return (
    <AdminOnly>
      <SignUpScreen brandName={BRAND_NAME} siteUrl={SITE_URL} />
    </AdminOnly>
  );
}
