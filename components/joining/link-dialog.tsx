"use client";

import { HandOverButtons } from "@/components/content/hand-over-buttons";
import { useT } from "@/components/i18n/translator-context";
import { useSessionUser } from "@/components/session/session-user";
import { useSite } from "@/components/session/site";
import { LinkInput } from "@/components/share/link-input";
import { type DialogControl, SimpleDialog } from "@/components/ui/dialog";
import type { JoinLink } from "@/lib/contract/joining/schema";
import * as paths from "@/lib/paths";

type Props = DialogControl & { link: JoinLink; branch: string | undefined };

/** A link with its code, to be scanned, sent or copied. */
export function LinkDialog({ link: { token }, branch, ...dialog }: Props) {
  const t = useT();
  const company = useSessionUser().company_name ?? "";
  const link = useSite().url + paths.join(token);
  return (
    <SimpleDialog
      {...dialog}
      title={branch ? t("joining.links.dialogOf", { branch }) : t("joining.links.dialog")}
      description={t("joining.links.dialogText")}
      footer={
        <HandOverButtons
          text={link}
          copyLabel={t("common.copyLink")}
          message={`${t("joining.message", { company })} ${link}`}
        />
      }
    >
      {/* biome-ignore lint/performance/noImgElement: a drawing without sizes to choose from */}
      <img
        src={paths.joinCode(token)}
        width={330}
        height={330}
        alt={t("joining.links.code")}
        className="mx-auto h-auto w-full max-w-72 rounded-lg border border-border bg-white"
      />
      <LinkInput link={link} label={t("joining.links.link")} />
    </SimpleDialog>
  );
}
