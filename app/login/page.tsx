import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { findLoginNotice } from "@/components/login/login-notices";
import { LoginScreen } from "@/components/login/login-screen";
import { SiteColors } from "@/components/site/site-colors";
import { AppProviders } from "@/components/ui/app/app-providers";
import { safeNext } from "@/lib/paths";
import { readCookie } from "@/lib/web/session/cookie";
import { openSession } from "@/lib/web/session/session";
import { readMaintenance, readWaysIn } from "@/lib/web/session/ways-in";
import { readTranslator } from "@/lib/web/site/language";
import { readSite } from "@/lib/web/site/site";
import "@/styles/app.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslator();
  return { title: `${t("login.title")} · ${(await readSite()).name}`, robots: { index: false } };
}

type LoginPageProps = {
  searchParams: Promise<Partial<Record<"next" | "reset" | "ended" | "refused", string | string[]>>>;
};

export default async function LoginPage({ searchParams }: LoginPageProps) {
  const params = await searchParams;
  const [wished] = [params.next].flat();
  const next = safeNext(wished);
  if (await openSession(readCookie("token", await headers()))) redirect(next);

  const nonce = (await headers()).get("x-nonce") ?? undefined;
  const [{ name, logo, color }, waysIn, maintenance] = await Promise.all([readSite(), readWaysIn(), readMaintenance()]);
  return (
    <AppProviders
      nonce={nonce}
      messages={[
        "account-rules",
        "announcement.maintenance",
        "common",
        "failures.accountInactive",
        "failures.signedOutHereOnly",
        "failures.tooManyAttempts",
        "failures.unavailable",
        "login",
        "own-data.delete.done",
        "rules.tooLong",
      ]}
    >
      <SiteColors of="dashboard" color={color} />
      <LoginScreen
        t={await readTranslator()}
        brand={{ name, logo }}
        next={next}
        notice={findLoginNotice(params)}
        waysIn={waysIn}
        maintenance={maintenance}
      />
    </AppProviders>
  );
}
