"use client";

import { Download, UsersRound } from "lucide-react";
import { DownloadLink } from "@/components/content/download-link";
import { useT } from "@/components/i18n/translator-context";
import { useDebounced } from "@/components/list/use-debounced";
import { Avatar } from "@/components/ui/avatar";
import type { Range } from "@/lib/api/analytics";
import { usePeopleCount } from "@/lib/api/content";
import { checkPersonFigures, usePersonFigures } from "@/lib/api/person-figures";
import { useTeam } from "@/lib/api/team";
import { personFiguresOperations } from "@/lib/contract/analytics/operations";
import type { PersonFigures } from "@/lib/contract/analytics/schema";
import { pathOf } from "@/lib/contract/operation";
import { formatCount } from "@/lib/format/number";
import * as paths from "@/lib/paths";
import type { RankingQuery } from "./period";
import { Ranking } from "./ranking";

type PeopleRankingProps = { range: Range; query: RankingQuery };

/** For an owner whose people have cards. */
export function TeamRanking(props: PeopleRankingProps) {
  const { data: team } = useTeam();
  return team?.person_cards ? <RankingOfSeveral {...props} /> : null;
}

function RankingOfSeveral(props: PeopleRankingProps) {
  const people = usePeopleCount();
  return people !== undefined && people > 1 ? <PeopleRanking {...props} /> : null;
}

const figures = [
  ["views", "analytics.counted.views"],
  ["contacts", "analytics.funnel.contactsSaved"],
  ["leads", "analytics.funnel.enquiries"],
  ["answers", "analytics.people.answers"],
] as const;

/** Of whom the account reaches. */
export function PeopleRanking({ range, query }: PeopleRankingProps) {
  const t = useT();
  const search = useDebounced(query.search);
  const { page, ordering } = query;
  const answer = usePersonFigures(range, { search, page, ordering });
  const former = answer.data?.former;
  const file = { ...range, search, ordering };
  return (
    <Ranking
      words="analytics.people"
      head={t("analytics.people.person")}
      icon={UsersRound}
      query={query}
      search={search}
      answer={answer}
      figures={figures}
      keyOf={({ id }) => id}
      whose={(person) => <RankedPerson person={person} />}
    >
      <div className="flex flex-wrap items-center justify-between gap-4">
        <DownloadLink
          address={paths.api(pathOf(personFiguresOperations.exportPersonFigures, {}, file))}
          icon={Download}
          check={() => checkPersonFigures(file)}
          failure={t("analytics.people.downloadFailed")}
        >
          {t("analytics.people.download")}
        </DownloadLink>
        {former && former.views + former.contacts > 0 && (
          <p className="text-sm text-muted-foreground">{t("analytics.people.former", former)}</p>
        )}
      </div>
    </Ranking>
  );
}

function RankedPerson({ person: { rank, name, role, image } }: { person: PersonFigures }) {
  return (
    <div className="flex items-center gap-3">
      <span className="min-w-6 text-end text-muted-foreground tabular-nums">{formatCount(rank)}</span>
      <Avatar name={name} src={image} className="size-9 rounded-full text-sm" />
      <div className="min-w-0 wrap-anywhere">
        <p dir="auto" className="font-medium">
          {name}
        </p>
        {role && (
          <p dir="auto" className="text-xs text-muted-foreground">
            {role}
          </p>
        )}
      </div>
    </div>
  );
}
