"use client";

import { Download } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
import { useCan } from "@/components/session/session-user";
import { buttonVariants } from "@/components/ui/button";
import { type DialogControl, SimpleDialog } from "@/components/ui/dialog";
import { Link } from "@/components/ui/navigation/link";
import { codeOf } from "@/lib/card/card-address";
import * as paths from "@/lib/paths";
import type { SharedCard } from "./share-ways";

export function QrDialog({ slug, person, ...dialog }: DialogControl & SharedCard) {
  const t = useT();
  const printsCard = useCan("card.edit") && !person;
  return (
    <SimpleDialog
      {...dialog}
      title={t("share.ways.dialog.title")}
      description={t("share.ways.dialog.text")}
      footer={
        <>
          {printsCard && (
            <Link href={paths.share} className={buttonVariants({ variant: "outline" })}>
              {t("share.ways.dialog.more")}
            </Link>
          )}
          <a href={codeOf({ person }, { slug }, "png")} download className={buttonVariants()}>
            <Download aria-hidden="true" />
            {t("share.ways.dialog.download")}
          </a>
        </>
      }
    >
      {/* biome-ignore lint/performance/noImgElement: a drawing without sizes to choose from */}
      <img
        src={codeOf({ person }, { slug }, "svg")}
        width={330}
        height={330}
        alt={t("share.ways.dialog.picture")}
        className="mx-auto h-auto w-full max-w-80 rounded-lg border border-border bg-white"
      />
    </SimpleDialog>
  );
}
