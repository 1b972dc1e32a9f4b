"use client";

import { useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { FormDialog } from "@/components/form/form-dialog";
import { OwnerProofFields } from "@/components/password/owner-proof";
import { MadeLink } from "@/components/reset-links/made-link";
import { useSite } from "@/components/session/site";
import { type DialogControl, SimpleDialog } from "@/components/ui/dialog";
import { CheckField } from "@/components/ui/field/checkbox";
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

type Made = { name: string; link: CreatedResetLink };

/** A new administrator, and then the link to hand over where it is not mailed. */
export function InviteDialog(dialog: DialogControl) {
  const canMail = useResetHelp().data?.can_mail === true;
  const [made, setMade] = useState<Made | null>(null);
  return (
    <>
      <FormDialog
        {...dialog}
        name="invite-administrator"
        title="Invite administrator"
        description="They get a link to set a password. Then they can manage the site and all clients, like you."
        schema={inviteAdministratorSchema}
        defaultValues={{ name: "", email: "", mail_link: canMail, current_password: "" }}
        submitLabel="Invite"
        busyLabel="Inviting..."
        failureText="Could not invite. Please try again."
        onSubmit={async (input) => setMade(tell(input.name, input.email, await inviteAdministrator(input)))}
      >
        {(form) => (
          <>
            <FormField
              control={form.control}
              name="name"
              counter={{ max: accountLimits.username }}
              label="Name"
              required
              hint="Shown in the audit log"
            >
              {(field) => <Input autoComplete="off" {...field} />}
            </FormField>
            <FormField control={form.control} name="email" label="Email" required hint="They sign in with it">
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
  const canMail = useResetHelp().data?.can_mail === true;
  const [made, setMade] = useState<Made | null>(null);
  return (
    <>
      <FormDialog
        {...dialog}
        name={`invite-administrator-${id}`}
        title={`New link for ${name}`}
        description="The earlier link stops working."
        schema={inviteAgainSchema}
        defaultValues={{ mail_link: canMail, current_password: "" }}
        submitLabel="Make link"
        busyLabel="Making..."
        failureText="The link could not be made. Please try again."
        onSubmit={async (input) => setMade(tell(name, email, await inviteAgain(id, input)))}
      >
        {(form) => <InvitationFields form={form} canMail={canMail} />}
      </FormDialog>
      <InvitationLink made={made} onClose={() => setMade(null)} />
    </>
  );
}

/** What is shown next: nothing more where the link is in the mail. */
function tell(name: string, email: string, link: CreatedResetLink | null): Made | null {
  if (link) return { name, link };
  toast.success(`We sent a link to ${email}`);
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
  const form = whole as unknown as UseFormReturn<InvitationForm>;
  return (
    <>
      {canMail && (
        <CheckField
          control={form.control}
          name="mail_link"
          label="Email the link"
          hint="If off, you get a link to send on WhatsApp"
        />
      )}
      <OwnerProofFields form={form} hint="Your own password, to confirm it is you" />
    </>
  );
}

function InvitationLink({ made, onClose }: { made: Made | null; onClose: () => void }) {
  const { name } = useSite();
  if (!made) return null;
  return (
    <SimpleDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Link for ${made.name}`}
      description="Send it only to them: the first person who opens it sets the password."
    >
      <MadeLink
        made={made.link}
        label="Invitation link"
        message={`You are now an administrator of ${name}. Set your password here. The link works once:`}
      />
    </SimpleDialog>
  );
}
