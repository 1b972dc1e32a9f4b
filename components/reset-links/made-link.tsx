import type { ReactNode } from "react";
import { HandOverButtons } from "@/components/content/hand-over-buttons";
import { useT } from "@/components/i18n/translator-context";
import { useSite } from "@/components/session/site";
import { LinkInput } from "@/components/share/link-input";
import type { CreatedResetLink } from "@/lib/contract/identity/schema";
import { resetLinkPath } from "@/lib/contract/paths";
import { formatDateTime } from "@/lib/format/date";

type MadeLinkProps = {
  made: CreatedResetLink;
  label: string;
  /** What stands ready in a chat, before the link. */
  message: string;
  /** Whom the chat is with; without a number its sender chooses. */
  phone?: string;
  /** Before the buttons that hand it over. */
  children?: ReactNode;
};

/** A link to set a password, to be handed over; it can be read only now. */
export function MadeLink({ made, label, message, phone, children }: MadeLinkProps) {
  const t = useT();
  const link = useSite().url + resetLinkPath(made.token);
  return (
    <>
      <LinkInput link={link} label={label} />
      <p role="status" className="text-sm text-muted-foreground">
        {t("account.resetLink.once", { time: formatDateTime(t, made.expires_at) })}
      </p>
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        {children}
        <HandOverButtons
          key={link}
          text={link}
          copyLabel={t("common.copyLink")}
          message={`${message} ${link}`}
          phone={phone}
        />
      </div>
    </>
  );
}
