import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { type SignUpOutcome, SignUpPage } from "@/components/landing/sign-up-page";
import { env } from "@/lib/env";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ outcome: string }> };

const outcomes: Record<string, SignUpOutcome> = { thanks: "thanks", check: "check", later: "later" };

export function generateMetadata(): Metadata {
  return { title: `Sign up | ${env().BRAND_NAME}`, robots: { index: false }, other: { "page-cache": "site" } };
}

export default async function Page({ params }: Props) {
  const outcome = outcomes[(await params).outcome] ?? notFound();
  return <SignUpPage brandName={env().BRAND_NAME} outcome={outcome} />;
}
