import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { type SignUpOutcome, SignUpPage } from "@/components/landing/sign-up-page";
import { readSite } from "@/lib/web/site/site";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ outcome: string }> };

const outcomes: Record<string, SignUpOutcome> = { thanks: "thanks", check: "check", later: "later" };

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await readSite();
  return { title: `Sign up | ${name}`, robots: { index: false }, other: { "page-cache": "site" } };
}

export default async function Page({ params }: Props) {
  const outcome = outcomes[(await params).outcome] ?? notFound();
  return <SignUpPage site={await readSite()} outcome={outcome} />;
}
