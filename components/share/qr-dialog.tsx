"use client";

import { Download } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
import { buttonVariants } from "@/components/ui/button";
import { type DialogControl, SimpleDialog } from "@/components/ui/dialog";
import { Link } from "@/components/ui/navigation/link";
import * as paths from "@/lib/paths";

export function QrDialog({ slug, ...dialog }: DialogControl & { slug: string }) {
  const t = useT();
  return (
    <SimpleDialog
      {...dialog}
      title={t("share.ways.dialog.title")}
      description={t("share.ways.dialog.text")}
      footer={
        <>
          <Link href={paths.share} className={buttonVariants({ variant: "outline" })}>
            {t("share.ways.dialog.more")}
          </Link>
          <a href={paths.qrCode({ slug }, "png", true)} download className={buttonVariants()}>
            <Download aria-hidden="true" />
            {t("share.ways.dialog.download")}
          </a>
        </>
      }
    >
      {/* biome-ignore lint/performance/noImgElement: a drawing without sizes to choose from */}
      <img
        src={paths.qrCode({ slug }, "svg", true)}
        width={330}
        height={330}
        alt={t("share.ways.dialog.picture")}
        className="mx-auto h-auto w-full max-w-80 rounded-lg border border-border bg-white"
      />
    </SimpleDialog>
  );
}
