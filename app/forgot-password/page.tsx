import type { Metadata } from "next";
import { headers } from "next/headers";
import { ForgotPasswordScreen } from "@/components/login/forgot-password-screen";
import { AppProviders } from "@/components/ui/app/app-providers";
import { parsePhone } from "@/lib/card/phone";
import { env } from "@/lib/env";
import { canMailResetLinks } from "@/lib/session/can-mail-reset-links";
import "@/styles/app.css";

export function generateMetadata(): Metadata {
  return { title: `Forgot password · ${env().BRAND_NAME}`, robots: { index: false } };
}

export default async function ForgotPasswordPage() {
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  const { BRAND_NAME, CONTACT_WHATSAPP = "", CONTACT_EMAIL } = env();
  const contact = { whatsappDigits: parsePhone(CONTACT_WHATSAPP)?.digits, email: CONTACT_EMAIL };
  return (
    <AppProviders nonce={nonce}>
      <ForgotPasswordScreen brand={BRAND_NAME} canMail={await canMailResetLinks()} contact={contact} />
    </AppProviders>
  );
}
