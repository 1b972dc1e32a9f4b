import { ExternalLink } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
import { useSessionUser } from "@/components/session/session-user";
import { ShareWays } from "@/components/share/share-ways";
import { Avatar } from "@/components/ui/avatar";
import { buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { OwnPerson } from "@/lib/contract/content/own-person";
import * as paths from "@/lib/paths";

/** One's own card: to look at, and to hand out. */
export function OwnCardSection({ own: { person, has_card: hasCard } }: { own: OwnPerson }) {
  const t = useT();
  const { slug, company_name: company } = useSessionUser();
  const { name, role, image } = person;
  const isOpen = hasCard && Boolean(slug);
  return (
    <section aria-labelledby="own-card" className="min-w-0">
      <Card className="flex flex-col gap-4 p-4 sm:p-5">
        <div className="flex items-center gap-4">
          <Avatar name={name} src={image} className="size-16 rounded-full text-lg" />
          <div className="min-w-0">
            <h2 id="own-card" className="text-lg font-semibold wrap-anywhere" dir="auto">
              {name}
            </h2>
            <p className="text-sm text-muted-foreground wrap-anywhere" dir="auto">
              {[role, company].filter(Boolean).join(" · ")}
            </p>
          </div>
        </div>
        {isOpen && slug ? (
          <>
            <a href={paths.person({ slug }, person)} target="_blank" rel="noopener" className={buttonVariants()}>
              {t("people.own.view")}
              <ExternalLink aria-hidden="true" />
              <span className="sr-only">{t("common.content.newTab")}</span>
            </a>
            <div className="grid grid-cols-2 gap-2 large-text:grid-cols-1 sm:grid-cols-4">
              <ShareWays slug={slug} person={person} name={name} />
            </div>
          </>
        ) : (
          <p className="text-sm text-muted-foreground">{t("people.own.closed", { company: company ?? "" })}</p>
        )}
      </Card>
    </section>
  );
}
