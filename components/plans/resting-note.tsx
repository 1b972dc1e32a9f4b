"use client";

import { useT } from "@/components/i18n/translator-context";
import { Alert } from "@/components/ui/alert";
import type { Limits } from "@/lib/contract/limits";
import type { Usage } from "@/lib/contract/plans/schema";
import { restingContents } from "@/lib/contract/plans/values";
import { formatList } from "@/lib/format/list";

type RestingNoteProps = {
  used: Usage["used"];
  limits: Limits;
  /** What becomes of it. */
  hint: string;
};

/** Where a client has more than these limits allow: what is not on its card then. */
export function RestingNote({ used, limits, hint }: RestingNoteProps) {
  const t = useT();
  const resting = restingContents.flatMap((name) => {
    const count = used[name] - limits[name];
    return count > 0 ? t(`plans.has.${name}`, { count }) : [];
  });
  if (resting.length === 0) return null;
  return (
    <Alert>
      <p>{t("plans.client.resting", { list: formatList(t, resting) })}</p>
      <p>{hint}</p>
    </Alert>
  );
}
