import type { Control } from "react-hook-form";
import { useT } from "@/components/i18n/translator-context";
import { SimpleDialog } from "@/components/ui/dialog";
import { CheckField } from "@/components/ui/field/check-field";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { useProvider } from "@/lib/api/call/provider";
import { InvitationLink, type MadeProps } from "./invitation-link";

export const nobodyInvited = { name: "", phone: "", email: "", by_mail: false };

type Invited = typeof nobodyInvited;

/** Whom an invitation without a person is for. */
export function InvitedFields<V extends Partial<Invited>, O>(props: { control: Control<V, unknown, O> }) {
  const t = useT();
  const control = props.control as unknown as Control<Invited>;
  const { hasMail } = useProvider();
  return (
    <>
      <FormField control={control} name="name" label={t("joining.fields.name")}>
        {({ value = "", ...field }) => <Input autoComplete="off" value={value} {...field} />}
      </FormField>
      <FormField control={control} name="phone" label={t("joining.fields.phone")}>
        {({ value = "", ...field }) => <Input type="tel" autoComplete="off" value={value} {...field} />}
      </FormField>
      <FormField control={control} name="email" label={t("joining.fields.email")}>
        {({ value = "", ...field }) => <Input type="email" autoComplete="off" value={value} {...field} />}
      </FormField>
      {hasMail && <CheckField control={control} name="by_mail" label={t("joining.fields.byMail")} />}
    </>
  );
}

export function MadeDialog({ onClose, ...made }: MadeProps & { onClose: () => void }) {
  const t = useT();
  return (
    <SimpleDialog
      open
      onOpenChange={onClose}
      title={t("joining.invitations.made")}
      description={t("joining.invitations.madeText")}
    >
      <InvitationLink {...made} />
    </SimpleDialog>
  );
}
