"use client";

import { HandOverButtons } from "@/components/content/hand-over-buttons";
import { useT } from "@/components/i18n/translator-context";
import { useSite } from "@/components/session/site";
import { SimpleDialog } from "@/components/ui/dialog";
import * as paths from "@/lib/paths";
import type { NewLogin } from "./new-login";

type HandOverDialogProps = { login: NewLogin; onClose: () => void };

/** The password is shown only here. */
export function HandOverDialog({ login, onClose }: HandOverDialogProps) {
  const t = useT();
  const site = useSite();
  const { company_name: company, email, password, phone } = login;
  const message = t("clients.handOver.message", {
    ...{ site: site.name, company, email, password },
    link: site.url + paths.login(),
  });
  return (
    <SimpleDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("clients.handOver.title", { company })}
      description={t("clients.handOver.description")}
      footer={<HandOverButtons text={message} copyLabel={t("clients.handOver.copy")} message={message} phone={phone} />}
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 rounded-lg border border-border bg-muted/40 p-4 text-sm">
        <dt className="text-muted-foreground">{t("clients.handOver.email")}</dt>
        <dd className="font-medium wrap-anywhere">{email}</dd>
        <dt className="text-muted-foreground">{t("clients.handOver.password")}</dt>
        <dd className="font-mono font-medium wrap-anywhere">
          <code>{password}</code>
        </dd>
      </dl>
    </SimpleDialog>
  );
}
