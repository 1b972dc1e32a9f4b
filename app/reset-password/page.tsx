import type { Metadata } from "next";
import { headers } from "next/headers";
import { ResetPasswordScreen } from "@/components/login/reset-password-screen";
import { SiteColors } from "@/components/site/site-colors";
import { AppProviders } from "@/components/ui/app/app-providers";
import { readTranslator } from "@/lib/web/site/language";
import { readSite } from "@/lib/web/site/site";
import "@/styles/app.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslator();
  return { title: `${t("login.reset.title")} · ${(await readSite()).name}`, robots: { index: false } };
}

export default async function ResetPasswordPage() {
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  const { name, logo, color } = await readSite();
  return (
    <AppProviders
      nonce={nonce}
      messages={[
        "account-rules.account.resetLinkInvalid",
        "account.password",
        "common",
        "failures.unavailable",
        "login",
        "rules.tooLong",
      ]}
    >
      <SiteColors of="dashboard" color={color} />
      <ResetPasswordScreen brand={{ name, logo }} />
    </AppProviders>
  );
}
