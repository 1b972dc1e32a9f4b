"use client";

import { type ReactNode, useId, useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { PartFailure } from "@/components/list/failures";
import { Card } from "@/components/ui/card";
import { lazyDialog } from "@/components/ui/lazy";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { useHasPublicPlans } from "@/lib/api/plans";
import { useSavedSite } from "@/lib/api/site";
import { withMessages } from "@/lib/browser/messages";
import type { SavedSite } from "@/lib/contract/site/schema";
import * as paths from "@/lib/paths";
import type { SiteBase } from "@/lib/web/site/describe-site";
import { type SitePart, siteGroups } from "@/lib/web/site/site-steps";
import { partTexts } from "./part-texts";
import { PartValue } from "./part-value";
import { openFields } from "./site-form";
import { SiteRow } from "./site-row";

/** Whoever changes nothing loads none of what it takes. */
const SitePartDialog = lazyDialog(
  withMessages(["site", "site-rules", "file-rules", "cards-rules", "picture"], () =>
    import("./site-part-dialog").then((file) => file.SitePartDialog),
  ),
);

export function SiteScreen({ base }: { base: SiteBase }) {
  const t = useT();
  const { data: saved, error, mutate } = useSavedSite();
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <PageHeader title={t("site.title")} subtitle={t("site.subtitle")} />
      {saved ? (
        <SiteRows saved={saved} base={base} />
      ) : error ? (
        <Card>
          <PartFailure title={t("site.failed")} error={error} onRetry={() => void mutate()} />
        </Card>
      ) : (
        <Skeleton rounded="xl" className="h-96" />
      )}
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 px-1 text-sm font-medium text-muted-foreground">
        {title}
      </h2>
      <Card>
        <ul className="divide-y divide-border">{children}</ul>
      </Card>
    </section>
  );
}

function SiteRows({ saved, base }: { saved: SavedSite; base: SiteBase }) {
  const t = useT();
  const [open, setOpen] = useState<SitePart | null>(null);
  const hasPlans = useHasPublicPlans();
  return (
    <>
      {siteGroups.map(({ title, parts }) => (
        <Group key={title} title={t(title)}>
          {parts.map((part) => (
            <li key={part}>
              <SiteRow
                title={t(partTexts[part].title)}
                fixedBy={openFields(part, base).length === 0 ? partTexts[part].settings : undefined}
                href={part === "price" && hasPlans ? paths.plans : undefined}
                onOpen={() => setOpen(part)}
              >
                {part === "price" && hasPlans ? (
                  t("site.price.byPlans")
                ) : (
                  <PartValue part={part} saved={saved} base={base} />
                )}
              </SiteRow>
            </li>
          ))}
        </Group>
      ))}
      {open && (
        <SitePartDialog
          key={open}
          part={open}
          saved={saved}
          base={base}
          onClose={() => setOpen(null)}
          onSent={() => {
            setOpen(null);
            toast.success(t("site.saved"));
          }}
        />
      )}
    </>
  );
}
