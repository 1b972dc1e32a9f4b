"use client";

import { Download } from "lucide-react";
import { buttonVariants } from "@/components/ui/button";
import { type DialogControl, SimpleDialog } from "@/components/ui/dialog";
import { Link } from "@/components/ui/navigation/link";
import * as paths from "@/lib/paths";

export function QrDialog({ slug, ...dialog }: DialogControl & { slug: string }) {
  return (
    <SimpleDialog
      {...dialog}
      title="QR code"
      description="Let your customer scan it with the phone’s camera."
      footer={
        <>
          <Link href={paths.share} className={buttonVariants({ variant: "outline" })}>
            Print and more
          </Link>
          <a href={paths.qrCode(slug, "png", true)} download className={buttonVariants()}>
            <Download aria-hidden="true" />
            Download
          </a>
        </>
      }
    >
      {/* biome-ignore lint/performance/noImgElement: a drawing without sizes to choose from */}
      <img
        src={paths.qrCode(slug, "svg", true)}
        width={330}
        height={330}
        alt="QR code that opens your card"
        className="mx-auto h-auto w-full max-w-80 rounded-lg border border-border bg-white"
      />
    </SimpleDialog>
  );
}
