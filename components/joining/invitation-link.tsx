import { HandOverButtons } from "@/components/content/hand-over-buttons";
import { useT } from "@/components/i18n/translator-context";
import { useSessionUser } from "@/components/session/session-user";
import { useSite } from "@/components/session/site";
import { LinkInput } from "@/components/share/link-input";
import { Alert } from "@/components/ui/alert";
import type { MadeInvitation } from "@/lib/contract/joining/schema";
import { formatDateTime } from "@/lib/format/date";
import * as paths from "@/lib/paths";

/** `company` is the one invited to, where that is not the user's own. */
export type MadeProps = { made: MadeInvitation; company?: string };

/** An invitation to be handed over, whose link can be read only now; or that it is on its way. */
export function InvitationLink({ made: { invitation, token }, company }: MadeProps) {
  const t = useT();
  const url = useSite().url;
  const own = useSessionUser().company_name ?? "";
  const { email, phone, expires_at } = invitation;
  if (token === null) return <Alert variant="success">{t("joining.invitations.mailed", { email })}</Alert>;
  const link = url + paths.join(token);
  return (
    <>
      <LinkInput link={link} label={t("joining.links.link")} />
      <p role="status" className="text-sm text-muted-foreground">
        {t("joining.invitations.once", { time: formatDateTime(t, expires_at) })}
      </p>
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <HandOverButtons
          text={link}
          copyLabel={t("common.copyLink")}
          message={`${t("joining.message", { company: company ?? own })} ${link}`}
          phone={phone || undefined}
        />
      </div>
    </>
  );
}
