import type { Metadata } from "next";
import { headers } from "next/headers";
import { ForgotPasswordScreen } from "@/components/login/forgot-password-screen";
import { SiteColors } from "@/components/site/site-colors";
import { AppProviders } from "@/components/ui/app/app-providers";
import { canMailResetLinks } from "@/lib/web/session/ways-in";
import { readTranslator } from "@/lib/web/site/language";
import { readSite } from "@/lib/web/site/site";
import "@/styles/app.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslator();
  return { title: `${t("login.forgot.pageTitle")} · ${(await readSite()).name}`, robots: { index: false } };
}

export default async function ForgotPasswordPage() {
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  const { name, logo, color, whatsapp, email } = await readSite();
  return (
    <AppProviders
      nonce={nonce}
      messages={["account-rules.account.resetLinkAsked", "common", "failures.unavailable", "login", "rules.tooLong"]}
    >
      <SiteColors of="dashboard" color={color} />
      <ForgotPasswordScreen
        t={await readTranslator()}
        brand={{ name, logo }}
        canMail={await canMailResetLinks()}
        contact={{ whatsapp, email }}
      />
    </AppProviders>
  );
}
