"use client";

import { useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import { OwnerProofFields } from "@/components/password/owner-proof";
import { MadeLink } from "@/components/reset-links/made-link";
import { useSite } from "@/components/session/site";
import { type DialogControl, SimpleDialog } from "@/components/ui/dialog";
import { CheckField } from "@/components/ui/field/check-field";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { toast } from "@/components/ui/toast";
import { inviteAdministrator, inviteAgain } from "@/lib/api/administrators";
import { useResetHelp } from "@/lib/api/sign-in/reset-links";
import {
  type Administrator,
  type CreatedResetLink,
  inviteAdministratorSchema,
  inviteAgainSchema,
  type OwnerProof,
} from "@/lib/contract/identity/schema";
import { accountLimits } from "@/lib/contract/identity/values";
import type { T } from "@/lib/i18n/translator";

type Made = { name: string; link: CreatedResetLink };

/** A new administrator, and then the link to hand over where it is not mailed. */
export function InviteDialog(dialog: DialogControl) {
  const t = useT();
  const canMail = useResetHelp().data?.can_mail === true;
  const [made, setMade] = useState<Made | null>(null);
  return (
    <>
      <FormDialog
        {...dialog}
        name="invite-administrator"
        title={t("administrators.invite.title")}
        description={t("administrators.invite.description")}
        schema={inviteAdministratorSchema}
        defaultValues={{ name: "", email: "", mail_link: canMail, current_password: "" }}
        submitLabel={t("administrators.invite.submit")}
        busyLabel={t("administrators.invite.busy")}
        failureText={t("administrators.invite.failed")}
        onSubmit={async (input) => setMade(tell(t, input.name, input.email, await inviteAdministrator(input)))}
      >
        {(form) => (
          <>
            <FormField
              control={form.control}
              name="name"
              counter={{ max: accountLimits.username }}
              label={t("administrators.invite.name")}
              required
              hint={t("administrators.invite.nameHint")}
            >
              {(field) => <Input autoComplete="off" {...field} />}
            </FormField>
            <FormField
              control={form.control}
              name="email"
              label={t("administrators.invite.email")}
              required
              hint={t("administrators.invite.emailHint")}
            >
              {(field) => <Input type="email" autoComplete="off" autoCapitalize="none" {...field} />}
            </FormField>
            <InvitationFields form={form} canMail={canMail} />
          </>
        )}
      </FormDialog>
      <InvitationLink made={made} onClose={() => setMade(null)} />
    </>
  );
}

/** Another link for one who has not used the first. */
export function InviteAgainDialog({
  administrator: { id, name, email },
  ...dialog
}: { administrator: Administrator } & DialogControl) {
  const t = useT();
  const canMail = useResetHelp().data?.can_mail === true;
  const [made, setMade] = useState<Made | null>(null);
  return (
    <>
      <FormDialog
        {...dialog}
        name={`invite-administrator-${id}`}
        title={t("administrators.again.title", { name })}
        description={t("administrators.again.description")}
        schema={inviteAgainSchema}
        defaultValues={{ mail_link: canMail, current_password: "" }}
        submitLabel={t("administrators.again.submit")}
        busyLabel={t("administrators.again.busy")}
        failureText={t("administrators.again.failed")}
        onSubmit={async (input) => setMade(tell(t, name, email, await inviteAgain(id, input)))}
      >
        {(form) => <InvitationFields form={form} canMail={canMail} />}
      </FormDialog>
      <InvitationLink made={made} onClose={() => setMade(null)} />
    </>
  );
}

/** What is shown next: nothing more where the link is in the mail. */
function tell(t: T, name: string, email: string, link: CreatedResetLink | null): Made | null {
  if (link) return { name, link };
  toast.success(t("administrators.invite.mailed", { email }));
  return null;
}

type InvitationForm = OwnerProof & { mail_link?: boolean };

function InvitationFields<F extends InvitationForm & FieldValues, O>({
  form: whole,
  canMail,
}: {
  form: UseFormReturn<F, unknown, O>;
  canMail: boolean;
}) {
  const t = useT();
  const form = whole as unknown as UseFormReturn<InvitationForm>;
  return (
    <>
      {canMail && (
        <CheckField
          control={form.control}
          name="mail_link"
          label={t("administrators.invite.mailLink")}
          hint={t("administrators.invite.mailLinkHint")}
        />
      )}
      <OwnerProofFields form={form} hint={t("administrators.invite.passwordHint")} />
    </>
  );
}

function InvitationLink({ made, onClose }: { made: Made | null; onClose: () => void }) {
  const t = useT();
  const site = useSite();
  if (!made) return null;
  return (
    <SimpleDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("administrators.link.title", { name: made.name })}
      description={t("administrators.link.description")}
    >
      <MadeLink
        made={made.link}
        label={t("administrators.link.label")}
        message={t("administrators.link.message", { site: site.name })}
      />
    </SimpleDialog>
  );
}
