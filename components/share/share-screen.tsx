"use client";

import { Copy, Download, Link2Off, Printer, Send, Share2 } from "lucide-react";
import { useId, useState } from "react";
import { CardLink } from "@/components/content/card-link";
import { useT } from "@/components/i18n/translator-context";
import { LinkBubble } from "@/components/link-preview/link-bubble";
import { LoadFailure } from "@/components/list/failures";
import { useSite } from "@/components/session/site";
import { Button, buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { EmptyState } from "@/components/ui/empty-state";
import { Field, FieldLabel } from "@/components/ui/field/field";
import { Input } from "@/components/ui/field/input";
import { Label } from "@/components/ui/field/label";
import { Switch } from "@/components/ui/field/switch";
import { Link } from "@/components/ui/navigation/link";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { SectionCard } from "@/components/ui/section-card";
import { Skeleton } from "@/components/ui/skeleton";
import { useCompleteProfile } from "@/lib/api/profile";
import { cardUrl } from "@/lib/card/card-url";
import { describeInWords } from "@/lib/card/describe-in-words";
import * as paths from "@/lib/paths";
import { LinkInput } from "./link-input";
import { copyLink, shareLink } from "./share-link";
import { TagSection } from "./tag-section";

export function ShareScreen() {
  const t = useT();
  const site = useSite();
  const { data: complete, error, mutate } = useCompleteProfile();
  if (!complete && error) return <LoadFailure title={t("share.load.failed")} error={error} onRetry={() => mutate()} />;
  if (!complete) return <ShareSkeleton />;

  const { client, profile } = complete;
  if (!client.slug)
    return <EmptyState icon={Link2Off} title="Your card has no link" description="Message us to get one." />;
  const { slug } = client;
  const url = cardUrl(site.url, slug);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Share" subtitle="Share your card's link and QR code" actions={<CardLink slug={slug} />} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          <LinkSection url={url} sharedLink={cardUrl(site.url, slug, "share")} name={client.company_name} />
          <SendSection slug={slug} />
          <LinkPreviewSection slug={slug} url={url} name={client.company_name} about={describeInWords(profile)} />
        </div>
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-1">
          <CodeSection slug={slug} hasLogo={profile.logo !== null} />
          <PrintSection slug={slug} />
          <TagSection link={cardUrl(site.url, slug, "nfc")} />
        </div>
      </div>
    </div>
  );
}

function ShareSkeleton() {
  return (
    <div role="status" className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <span className="sr-only">Loading your card...</span>
      <Skeleton rounded="xl" className="h-96" />
      <Skeleton rounded="xl" className="h-96" />
    </div>
  );
}

type LinkSectionProps = {
  /** The link as people read it. */
  url: string;
  /** The link in messages, marked as shared for the figures. */
  sharedLink: string;
  name: string;
};

function LinkSection({ url, sharedLink, name }: LinkSectionProps) {
  return (
    <SectionCard title="Your link" description="For messages, emails and social profiles.">
      <div className="flex flex-col gap-3 sm:flex-row">
        <LinkInput link={url} label="Your card’s link" />
        <div className="grid grid-cols-2 large-text:grid-cols-1 gap-3 sm:flex">
          <Button onClick={() => copyLink(sharedLink)}>
            <Copy aria-hidden="true" />
            Copy link
          </Button>
          <Button variant="outline" onClick={() => shareLink(name, sharedLink)}>
            <Share2 aria-hidden="true" />
            Share
          </Button>
        </div>
      </div>
    </SectionCard>
  );
}

const files = [
  { kind: "png", name: "For chats and posts" },
  { kind: "svg", name: "For printing, at any size" },
] as const;

function CodeSection({ slug, hasLogo }: { slug: string; hasLogo: boolean }) {
  const id = useId();
  const [isMarked, setIsMarked] = useState(true);
  return (
    <SectionCard title="QR code" description="It keeps working when your link changes.">
      {/* biome-ignore lint/performance/noImgElement: a drawing without sizes to choose from */}
      <img
        src={paths.qrCode(slug, "svg", isMarked)}
        width={330}
        height={330}
        alt="QR code that opens your card"
        className="mx-auto h-auto w-full max-w-60 rounded-lg border border-border bg-white"
      />
      <div className="mt-4 flex min-h-11 items-center justify-between gap-3">
        <Label htmlFor={id}>{hasLogo ? "With your logo" : "With your initial"}</Label>
        <Switch id={id} checked={isMarked} onCheckedChange={setIsMarked} />
      </div>
      <div className="mt-3 grid gap-3">
        {files.map(({ kind, name }) => (
          <a
            key={kind}
            href={paths.qrCode(slug, kind, isMarked)}
            download
            className={buttonVariants({ variant: "outline" })}
          >
            <Download aria-hidden="true" />
            {name}
          </a>
        ))}
      </div>
    </SectionCard>
  );
}

/** Same form as on the card: the server turns the number into a chat link. */
function SendSection({ slug }: { slug: string }) {
  return (
    <SectionCard title="Send to a WhatsApp number" description="No need to save the number.">
      <form action={paths.sendCard(slug)} method="get" target="_blank" className="flex items-end gap-3" rel="noopener">
        <Field className="flex-1">
          <FieldLabel>Phone number</FieldLabel>
          <Input type="tel" name="phone" inputMode="tel" autoComplete="off" placeholder="98765 43210" required />
        </Field>
        <Button type="submit" variant="outline">
          <Send aria-hidden="true" />
          Send
        </Button>
      </form>
    </SectionCard>
  );
}

function PrintSection({ slug }: { slug: string }) {
  return (
    <SectionCard
      title="For print shops"
      description="A visiting card (85 × 55 mm) and a stand for your counter (A6), with bleed and crop marks."
    >
      <a href={paths.printSheet(slug)} download className={cn(buttonVariants({ variant: "outline" }), "w-full")}>
        <Printer aria-hidden="true" />
        Download PDF
      </a>
    </SectionCard>
  );
}

type PreviewSectionProps = { slug: string; url: string; name: string; about: string };

function LinkPreviewSection({ slug, url, name, about }: PreviewSectionProps) {
  const bubble = { title: name, description: about, domain: new URL(url).host, image: paths.previewPicture(slug) };
  return (
    <SectionCard
      title="How your link looks"
      description="WhatsApp shows this picture. It may show an older one for a few days."
    >
      <div className="grid gap-4">
        <LinkBubble bubble={bubble} url={url} />
        <Link href={paths.preview} className={cn(buttonVariants({ variant: "outline" }), "justify-self-start")}>
          Check the preview
        </Link>
      </div>
    </SectionCard>
  );
}
