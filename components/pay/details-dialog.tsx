"use client";

import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import { useSessionUser } from "@/components/session/session-user";
import type { DialogControl } from "@/components/ui/dialog";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { Select } from "@/components/ui/field/select";
import { Textarea } from "@/components/ui/field/textarea";
import { toast } from "@/components/ui/toast";
import { updateBillingDetails } from "@/lib/api/billing";
import { home, type Party } from "@/lib/contract/billing/party";
import { sendBillingDetailsSchema } from "@/lib/contract/billing/schema";
import { states } from "@/lib/contract/billing/states";
import { billingLimits } from "@/lib/contract/billing/values";
import { listCountries } from "@/lib/format/place";

type DetailsForm = UseFormReturn<
  z.input<typeof sendBillingDetailsSchema>,
  unknown,
  z.output<typeof sendBillingDetailsSchema>
>;

const statesByName = states.toSorted((one, other) => one.name.localeCompare(other.name));

export function DetailsDialog({ details, ...dialog }: DialogControl & { details: Party | null }) {
  const t = useT();
  const { company_name: company } = useSessionUser();
  return (
    <FormDialog
      {...dialog}
      name="billing-details"
      title={t("pay.details.title")}
      description={details ? t("pay.details.note") : undefined}
      schema={sendBillingDetailsSchema}
      defaultValues={details ?? { name: company ?? "", address: "", pin: "", state: "", country: home, gstin: "" }}
      submitLabel={t("common.save")}
      busyLabel={t("common.saving")}
      failureText={t("pay.details.failed")}
      onSubmit={async (input) => {
        await updateBillingDetails(input);
        toast.success(t("pay.details.saved"));
      }}
    >
      {(form) => (
        <>
          <FormField
            control={form.control}
            name="name"
            label={t("pay.details.name")}
            required
            counter={{ max: billingLimits.name }}
          >
            {(field) => <Input autoComplete="organization" {...field} />}
          </FormField>
          <FormField
            control={form.control}
            name="address"
            label={t("pay.details.address")}
            required
            counter={{ max: billingLimits.address }}
          >
            {(field) => <Textarea autoComplete="street-address" {...field} />}
          </FormField>
          <PlaceFields form={form} />
        </>
      )}
    </FormDialog>
  );
}

/** Abroad there is neither state nor GSTIN. */
function PlaceFields({ form }: { form: DetailsForm }) {
  const t = useT();
  const { control } = form;
  const isHome = form.watch("country") === home;
  return (
    <>
      <FormField control={control} name="country" label={t("pay.details.country")} required>
        {({ onChange, ...field }) => (
          <Select
            autoComplete="country"
            {...field}
            onChange={(event) => {
              onChange(event);
              form.setValue("state", "");
              form.setValue("gstin", "");
            }}
          >
            {listCountries(t).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      {isHome && (
        <FormField control={control} name="state" label={t("pay.details.state")} required>
          {(field) => (
            <Select {...field}>
              <option value="">{t("pay.details.chooseState")}</option>
              {statesByName.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      )}
      <FormField
        control={control}
        name="pin"
        label={t(isHome ? "pay.details.pin" : "pay.details.postcode")}
        required={isHome}
        counter={{ max: billingLimits.postcode }}
      >
        {(field) => <Input autoComplete="postal-code" inputMode={isHome ? "numeric" : "text"} {...field} />}
      </FormField>
      {isHome && (
        <FormField control={control} name="gstin" label={t("pay.details.gstin")}>
          {(field) => <Input autoComplete="off" autoCapitalize="characters" spellCheck={false} {...field} />}
        </FormField>
      )}
    </>
  );
}
