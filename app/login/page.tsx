import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { LoginScreen } from "@/components/login/login-screen";
import { AppProviders } from "@/components/ui/app/app-providers";
import { env } from "@/lib/env";
import { safeNext } from "@/lib/paths";
import { readSessionCookie } from "@/lib/session/cookie";
import { openSession } from "@/lib/session/session";
import "@/styles/app.css";

export function generateMetadata(): Metadata {
  return { title: `Sign in · ${env().BRAND_NAME}`, robots: { index: false } };
}

type LoginPageProps = { searchParams: Promise<{ next?: string | string[]; reset?: string | string[] }> };

export default async function LoginPage({ searchParams }: LoginPageProps) {
  const { next: asked, reset } = await searchParams;
  const [wished] = [asked].flat();
  const next = safeNext(wished);
  if (await openSession(readSessionCookie(await headers()))) redirect(next);

  const nonce = (await headers()).get("x-nonce") ?? undefined;
  return (
    <AppProviders nonce={nonce}>
      <LoginScreen brand={env().BRAND_NAME} next={next} isReset={reset === "done"} />
    </AppProviders>
  );
}
