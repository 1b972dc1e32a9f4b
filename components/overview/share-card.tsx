"use client";

import { lazy, Suspense, useRef } from "react";
import { CardLink } from "@/components/content/card-link";
import { useT } from "@/components/i18n/translator-context";
import type { CardSite } from "@/components/profile/preview/card-site";
import { useWasSeen } from "@/components/profile/preview/use-was-seen";
import { useSessionUser } from "@/components/session/session-user";
import { useSite } from "@/components/session/site";
import { ShareWays } from "@/components/share/share-ways";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { useCompleteProfile } from "@/lib/api/profile";
import { withMessages } from "@/lib/browser/messages";
import { cardUrl } from "@/lib/card/card-url";

/** Lazy: brings the card's components. */
const SmallCard = lazy(
  withMessages(["overview"], () => import("./small-card").then(({ SmallCard }) => ({ default: SmallCard }))),
);

/** Nothing for a client without an address. */
export function ShareCard({ site }: { site: CardSite }) {
  const t = useT();
  const { url } = useSite();
  const { slug, company_name: name } = useSessionUser();
  const box = useRef<HTMLDivElement>(null);
  const wasSeen = useWasSeen(box);
  const { data: complete } = useCompleteProfile();
  if (!slug) return null;
  return (
    <section aria-labelledby="share-card" className="min-w-0 lg:col-start-2 lg:row-span-3 lg:row-start-1">
      <Card className="flex flex-col gap-3 p-4 sm:p-5">
        <div>
          <h2 id="share-card" className="font-semibold">
            {t("overview.share.title")}
          </h2>
          <p className="text-sm text-muted-foreground wrap-anywhere" dir="ltr">
            {cardUrl(url, slug).replace(/^https?:\/\//, "")}
          </p>
        </div>
        <div className="grid grid-cols-2 gap-2 large-text:grid-cols-1 sm:max-lg:grid-cols-4">
          <ShareWays slug={slug} name={name ?? ""} />
        </div>
        <CardLink slug={slug} />
        <div ref={box} className="h-110 max-lg:hidden">
          {wasSeen && complete ? (
            <Suspense fallback={<Skeleton rounded="xl" className="size-full" />}>
              <SmallCard complete={complete} site={site} />
            </Suspense>
          ) : (
            <Skeleton rounded="xl" className="size-full" />
          )}
        </div>
      </Card>
    </section>
  );
}
