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
    return <EmptyState icon={Link2Off} title={t("share.noLink.title")} description={t("share.noLink.text")} />;
  const { slug } = client;
  const url = cardUrl(site.url, slug);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t("share.title")} subtitle={t("share.subtitle")} actions={<CardLink slug={slug} />} />
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
  const t = useT();
  return (
    <div role="status" className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <span className="sr-only">{t("share.load.busy")}</span>
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
  const t = useT();
  return (
    <SectionCard title={t("share.link.title")} description={t("share.link.text")}>
      <div className="flex flex-col gap-3 sm:flex-row">
        <LinkInput link={url} label={t("share.link.label")} />
        <div className="grid grid-cols-2 large-text:grid-cols-1 gap-3 sm:flex">
          <Button onClick={() => copyLink(t, sharedLink)}>
            <Copy aria-hidden="true" />
            {t("share.link.copy")}
          </Button>
          <Button variant="outline" onClick={() => shareLink(t, name, sharedLink)}>
            <Share2 aria-hidden="true" />
            {t("share.link.share")}
          </Button>
        </div>
      </div>
    </SectionCard>
  );
}

const files = [
  { kind: "png", name: "share.code.files.png" },
  { kind: "svg", name: "share.code.files.svg" },
] as const;

function CodeSection({ slug, hasLogo }: { slug: string; hasLogo: boolean }) {
  const t = useT();
  const id = useId();
  const [isMarked, setIsMarked] = useState(true);
  return (
    <SectionCard title={t("share.code.title")} description={t("share.code.text")}>
      {/* biome-ignore lint/performance/noImgElement: a drawing without sizes to choose from */}
      <img
        src={paths.qrCode({ slug }, "svg", isMarked)}
        width={330}
        height={330}
        alt={t("share.code.picture")}
        className="mx-auto h-auto w-full max-w-60 rounded-lg border border-border bg-white"
      />
      <div className="mt-4 flex min-h-11 items-center justify-between gap-3">
        <Label htmlFor={id}>{hasLogo ? t("share.code.withLogo") : t("share.code.withInitial")}</Label>
        <Switch id={id} checked={isMarked} onCheckedChange={setIsMarked} />
      </div>
      <div className="mt-3 grid gap-3">
        {files.map(({ kind, name }) => (
          <a
            key={kind}
            href={paths.qrCode({ slug }, kind, isMarked)}
            download
            className={buttonVariants({ variant: "outline" })}
          >
            <Download aria-hidden="true" />
            {t(name)}
          </a>
        ))}
      </div>
    </SectionCard>
  );
}

/** Same form as on the card: the server turns the number into a chat link. */
function SendSection({ slug }: { slug: string }) {
  const t = useT();
  return (
    <SectionCard title={t("share.send.title")} description={t("share.send.text")}>
      <form
        action={paths.sendCard({ slug })}
        method="get"
        target="_blank"
        className="flex items-end gap-3"
        rel="noopener"
      >
        <Field className="flex-1">
          <FieldLabel>{t("share.send.phone")}</FieldLabel>
          <Input type="tel" name="phone" inputMode="tel" autoComplete="off" placeholder="98765 43210" required />
        </Field>
        <Button type="submit" variant="outline">
          <Send aria-hidden="true" className="rtl:-scale-x-100" />
          {t("share.send.submit")}
        </Button>
      </form>
    </SectionCard>
  );
}

function PrintSection({ slug }: { slug: string }) {
  const t = useT();
  return (
    <SectionCard title={t("share.print.title")} description={t("share.print.text")}>
      <a href={paths.printSheet({ slug })} download className={cn(buttonVariants({ variant: "outline" }), "w-full")}>
        <Printer aria-hidden="true" />
        {t("share.print.download")}
      </a>
    </SectionCard>
  );
}

type PreviewSectionProps = { slug: string; url: string; name: string; about: string };

function LinkPreviewSection({ slug, url, name, about }: PreviewSectionProps) {
  const t = useT();
  const bubble = { title: name, description: about, domain: new URL(url).host, image: paths.previewPicture({ slug }) };
  return (
    <SectionCard title={t("share.look.title")} description={t("share.look.text")}>
      <div className="grid gap-4">
        <LinkBubble bubble={bubble} url={url} />
        <Link href={paths.preview} className={cn(buttonVariants({ variant: "outline" }), "justify-self-start")}>
          {t("share.look.check")}
        </Link>
      </div>
    </SectionCard>
  );
}
