"use client";

import { Check, ChevronRight } from "lucide-react";
import { contentScreens } from "@/components/content/content-screens";
import { useT } from "@/components/i18n/translator-context";
import { PartFailure } from "@/components/list/failures";
import { Link } from "@/components/ui/navigation/link";
import { SectionCard } from "@/components/ui/section-card";
import { Skeleton } from "@/components/ui/skeleton";
import { useTextCounts } from "@/lib/api/profile";
import { writtenLanguages } from "@/lib/contract/cards/languages";
import type { Profile } from "@/lib/contract/cards/schema";
import type { TextCounts as Counts, TextSubject } from "@/lib/contract/cards/text-counts";
import { type Language, languageCodes, languages } from "@/lib/i18n/languages";
import type { Key } from "@/lib/i18n/messages";
import { useOpenRoom } from "../rooms/open-room";

/**
 * How far the card is written in each further language that its owner has begun with; nothing before the first. Until
 * that is known, it is taken from the profile's own texts.
 */
export function TextCounts({ profile }: { profile: Profile }) {
  const t = useT();
  const isOpen = useOpenRoom().room === "languages";
  const { data, error, mutate } = useTextCounts(isOpen);
  const begun = data ? listBegun(data) : writtenLanguages(profile, profile.texts);
  if (begun.length === 0) return null;
  return (
    <SectionCard title={t("profile.languages.written.title")}>
      {data ? (
        <ul className="flex flex-col gap-4">
          {begun.map((language) => (
            <li key={language}>
              <LanguageCounts language={language} counts={data} />
            </li>
          ))}
        </ul>
      ) : error ? (
        <PartFailure title={t("profile.languages.written.failed")} error={error} onRetry={() => void mutate()} />
      ) : (
        <Skeleton className="h-44" />
      )}
    </SectionCard>
  );
}

function listBegun({ subjects }: Counts): Language[] {
  return languageCodes.filter((language) => subjects.some(({ written }) => written[language]));
}

type LanguageCountsProps = { language: Language; counts: Counts };

/** A line for each subject; of a language that is complete its name says enough. */
function LanguageCounts({ language, counts }: LanguageCountsProps) {
  const filled = counts.subjects.filter(({ all }) => all > 0);
  const isComplete = filled.every(({ all, written }) => written[language] === all);
  return (
    <>
      <h3 className="flex items-center justify-between gap-3 text-sm font-semibold">
        <span lang={language}>{languages[language].name}</span>
        {isComplete && <AllWritten />}
      </h3>
      {!isComplete && (
        <ul className="-mx-2 mt-1 flex flex-col">
          {filled.map(({ subject, all, written }) => (
            <li key={subject}>
              <SubjectCount subject={subject} all={all} count={written[language] ?? 0} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Where their texts are written; those of the profile are on this screen. */
const subjectScreens: Record<TextSubject, { name: Key; href?: string }> = {
  profile: { name: "dashboard.menu.profile" },
  ...contentScreens,
};

type SubjectCountProps = { subject: TextSubject; all: number; count: number };

function SubjectCount({ subject, all, count }: SubjectCountProps) {
  const t = useT();
  const { name, href } = subjectScreens[subject];
  const style = "flex min-h-11 items-center gap-3 rounded-md px-2 text-sm";
  const content = (
    <>
      <span className="min-w-0 grow">
        {t(name)}{" "}
        {href && (
          <ChevronRight
            aria-hidden="true"
            className="inline size-4 rtl:-scale-x-100 align-[-0.2em] text-muted-foreground"
          />
        )}
      </span>
      {count === all ? (
        <AllWritten />
      ) : (
        <span className="shrink-0 text-muted-foreground tabular-nums">
          {t("profile.languages.written.some", { count, all })}
        </span>
      )}
    </>
  );
  if (!href) return <p className={style}>{content}</p>;
  return (
    <Link href={href} className={`${style} transition-colors hover:bg-accent/60 focus-ring`}>
      {content}
    </Link>
  );
}

function AllWritten() {
  const t = useT();
  return (
    <span className="flex items-center gap-1.5 text-sm font-normal text-muted-foreground">
      <Check aria-hidden="true" className="size-4 shrink-0 text-success" />
      {t("profile.languages.written.all")}
    </span>
  );
}
