import type { Metadata } from "next";
import { headers } from "next/headers";
import { ResetPasswordScreen } from "@/components/login/reset-password-screen";
import { AppProviders } from "@/components/ui/app/app-providers";
import { env } from "@/lib/env";
import "@/styles/app.css";

export function generateMetadata(): Metadata {
  return { title: `Set a new password · ${env().BRAND_NAME}`, robots: { index: false } };
}

export default async function ResetPasswordPage() {
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  return (
    <AppProviders nonce={nonce}>
      <ResetPasswordScreen brand={env().BRAND_NAME} />
    </AppProviders>
  );
}
