"use client";

import { Building2 } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
import { useDebounced } from "@/components/list/use-debounced";
import { Link } from "@/components/ui/navigation/link";
import { type Range, useCompanyFigures } from "@/lib/api/analytics";
import * as paths from "@/lib/paths";
import { type RankingQuery, toQuery } from "./period";
import { Ranking } from "./ranking";

const figures = [
  ["views", "analytics.counted.views"],
  ["visitors", "analytics.counted.visitors"],
  ["taps", "analytics.counted.taps"],
] as const;

export function CompanyRanking({ range, query }: { range: Range; query: RankingQuery }) {
  const t = useT();
  const search = useDebounced(query.search);
  const { page, ordering } = query;
  const answer = useCompanyFigures(range, { search, page, ordering });
  return (
    <Ranking
      words="analytics.companies"
      head={t("analytics.companies.company")}
      icon={Building2}
      query={query}
      search={search}
      answer={answer}
      figures={figures}
      keyOf={({ client_id }) => client_id}
      whose={({ client_id, company_name }) => (
        <Link
          href={paths.analyticsOf({ ...toQuery(range), client: client_id })}
          className="touch-target inline-block rounded-sm font-medium wrap-anywhere hover:underline focus-ring"
        >
          {company_name}
        </Link>
      )}
    />
  );
}
