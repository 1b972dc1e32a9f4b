"use client";

import { CircleAlert, CircleCheck, Lightbulb, type LucideIcon, MessageCircle, RefreshCw } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
import { LoadFailure } from "@/components/list/failures";
import { Button, buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { useLinkPreview } from "@/lib/api/link-preview";
import { chatLink } from "@/lib/card/chat-link";
import type { Key } from "@/lib/i18n/messages";
import type { T } from "@/lib/i18n/translator";
import type { Finding } from "@/lib/web/link-preview/report";
import { LinkBubble } from "./link-bubble";

export function LinkPreviewScreen() {
  const t = useT();
  const { data: report, error, isValidating, mutate } = useLinkPreview();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t("share.preview.title")}
        subtitle={t("share.preview.subtitle")}
        actions={
          <Button variant="outline" busy={isValidating} onClick={() => mutate()}>
            {!isValidating && <RefreshCw aria-hidden="true" />}
            {isValidating ? t("share.preview.busy") : t("share.preview.check")}
          </Button>
        }
      />
      {Boolean(error) && !report && (
        <LoadFailure title={t("share.preview.load.failed")} error={error} onRetry={() => mutate()} />
      )}
      {!report && !error && <PreviewSkeleton />}
      {report && (
        <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <div className="flex flex-col gap-4">
            <LinkBubble bubble={report.bubble} url={report.url} />
            <a
              href={chatLink("", report.url)}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonVariants({ variant: "outline" })}
            >
              <MessageCircle aria-hidden="true" />
              {t("share.preview.tryIt")}
            </a>
          </div>
          <FindingList findings={report.findings} />
        </div>
      )}
    </div>
  );
}

function PreviewSkeleton() {
  const t = useT();
  return (
    <div
      role="status"
      aria-label={t("share.preview.load.busy")}
      className="grid gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]"
    >
      <Skeleton rounded="xl" className="h-96" />
      <Skeleton rounded="xl" className="h-144" />
    </div>
  );
}

const levels: Record<Finding["level"], { icon: LucideIcon; label: Key; style: string }> = {
  problem: { icon: CircleAlert, label: "share.preview.levels.problem", style: "text-destructive" },
  advice: { icon: Lightbulb, label: "share.preview.levels.advice", style: "text-warning" },
  fine: { icon: CircleCheck, label: "share.preview.levels.fine", style: "text-success" },
};

function FindingList({ findings }: { findings: readonly Finding[] }) {
  const t = useT();
  return (
    <Card>
      <div role="status" className="border-b border-border px-5 py-4">
        <h2 className="text-base font-semibold">{summarise(t, findings)}</h2>
      </div>
      <ul className="divide-y divide-border">
        {findings.map((finding) => (
          <FindingRow key={finding.rule} finding={finding} />
        ))}
      </ul>
    </Card>
  );
}

function FindingRow({ finding: { level, title, text } }: { finding: Finding }) {
  const t = useT();
  const { icon: Icon, label, style } = levels[level];
  return (
    <li className="flex gap-3 px-5 py-3.5">
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${style}`} />
      <div className="min-w-0">
        <p className="font-medium">
          <span className="sr-only">{t(label)}: </span>
          {t.say(title)}
        </p>
        <p dir="auto" className="text-sm text-muted-foreground wrap-anywhere">
          {t.say(text)}
        </p>
      </div>
    </li>
  );
}

function summarise(t: T, findings: readonly Finding[]): string {
  const problems = findings.filter(({ level }) => level === "problem").length;
  const advice = findings.filter(({ level }) => level === "advice").length;
  if (problems > 0) return t("share.preview.summary.problems", { count: problems });
  if (advice > 0) return t("share.preview.summary.advice", { count: advice });
  return t("share.preview.summary.fine");
}
