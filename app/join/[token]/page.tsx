import type { Metadata } from "next";
import { headers } from "next/headers";
import { JoinScreen } from "@/components/joining/join-screen";
import { SiteColors } from "@/components/site/site-colors";
import { AppProviders } from "@/components/ui/app/app-providers";
import { readCookie } from "@/lib/web/session/cookie";
import { openSession } from "@/lib/web/session/session";
import { readWaysIn } from "@/lib/web/session/ways-in";
import { readTranslator } from "@/lib/web/site/language";
import { readSite } from "@/lib/web/site/site";
import "@/styles/app.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslator();
  const title = `${t("join.page")} · ${(await readSite()).name}`;
  return { title, robots: { index: false }, referrer: "no-referrer" };
}

type Props = { params: Promise<{ token: string }> };

export default async function JoinPage({ params }: Props) {
  const [{ token }, head, { name, logo, color }, { passkeys }] = await Promise.all([
    params,
    headers(),
    readSite(),
    readWaysIn(),
  ]);
  const session = await openSession(readCookie("token", head));
  return (
    <AppProviders
      nonce={head.get("x-nonce") ?? undefined}
      messages={[
        "account-rules.signIn.passkeyFailed",
        "account-rules.signIn.passkeyOnDevice",
        "account-rules.signIn.passkeysUnsupported",
        "common",
        "failures.unavailable",
        "join",
        "joining-rules",
        "login.toHome",
        "login.toSignIn",
        "rules.tooLong",
      ]}
    >
      <SiteColors of="dashboard" color={color} />
      <JoinScreen brand={{ name, logo }} token={token} isSignedIn={session !== null} takesPasskeys={passkeys} />
    </AppProviders>
  );
}
