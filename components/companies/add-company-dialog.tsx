import { PhoneInput } from "@/components/content/phone-input";
import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import { useSite } from "@/components/session/site";
import type { DialogControl } from "@/components/ui/dialog";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { toast } from "@/components/ui/toast";
import { addCompany } from "@/lib/api/companies";
import { addCompanySchema } from "@/lib/contract/clients/schema";

export function AddCompanyDialog(dialog: DialogControl) {
  const t = useT();
  const { signUp } = useSite();
  return (
    <FormDialog
      {...dialog}
      name="company"
      title={t("companies.add.action")}
      description={t(signUp === "open" ? "companies.add.text" : "companies.add.ask")}
      schema={addCompanySchema}
      defaultValues={{ company_name: "", phone: "" }}
      submitLabel={t("companies.add.action")}
      busyLabel={t("companies.add.busy")}
      failureText={t("companies.add.failed")}
      onSubmit={async (input) => {
        const isThere = await addCompany(input);
        if (!isThere) toast.success(t("companies.add.asked", { company: input.company_name }));
      }}
    >
      {({ control }) => (
        <>
          <FormField control={control} name="company_name" label={t("companies.add.company")} required>
            {(field) => <Input autoComplete="organization" {...field} />}
          </FormField>
          <FormField
            control={control}
            name="phone"
            label={t("companies.add.phone")}
            hint={t("companies.add.phoneHint")}
            required
          >
            {(field) => <PhoneInput {...field} />}
          </FormField>
        </>
      )}
    </FormDialog>
  );
}
