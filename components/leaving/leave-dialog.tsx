"use client";

import { useState } from "react";
import { useWatch } from "react-hook-form";
import { z } from "zod";
import { FormDialog } from "@/components/form/form-dialog";
import type { CheckedForm } from "@/components/form/use-checked-form";
import { usePeopleSearch } from "@/components/hand-over/use-people-search";
import { useT } from "@/components/i18n/translator-context";
import type { DialogControl } from "@/components/ui/dialog";
import { CheckField } from "@/components/ui/field/check-field";
import { FormField } from "@/components/ui/field/form-field";
import { Select } from "@/components/ui/field/select";
import { toast } from "@/components/ui/toast";
import { leavePerson } from "@/lib/api/leaving";
import { dayMs } from "@/lib/contract/clock";
import type { Person } from "@/lib/contract/content/person";
import { leaveSchema } from "@/lib/contract/leaving/schema";
import { returnableFor } from "@/lib/contract/leaving/values";

type Values = { successor_id: string; says_so: boolean };

/** The company is the empty choice, as which nobody is told of. */
const sent = z
  .object({ successor_id: z.string().transform((id) => Number(id) || null), says_so: z.boolean() })
  .transform((input) => ({ ...input, says_so: input.says_so && input.successor_id !== null }))
  .pipe(leaveSchema);
const leaveForm = sent as z.ZodType<z.output<typeof sent>, Values>;

/** Who looks after what was a person's, and what becomes of the rest. */
export function LeaveDialog({ person, ...dialog }: DialogControl & { person: Person }) {
  const t = useT();
  const { id, name } = person;
  return (
    <FormDialog
      {...dialog}
      name={`leave-${id}`}
      title={t("leaving.title", { name })}
      description={t("leaving.what", { days: returnableFor / dayMs })}
      schema={leaveForm}
      defaultValues={{ successor_id: "", says_so: true }}
      submitLabel={t("leaving.submit")}
      busyLabel={t("leaving.busy")}
      failureText={t("leaving.failed")}
      destructive
      onSubmit={async (input) => {
        await leavePerson(id, input);
        toast.success(t("leaving.done", { name }));
      }}
    >
      {(form) => <LeaveFields form={form} leaver={id} />}
    </FormDialog>
  );
}

type LeaveFieldsProps = { form: CheckedForm<Values, z.output<typeof sent>>; leaver: number };

function LeaveFields({ form: { control }, leaver }: LeaveFieldsProps) {
  const t = useT();
  const { people, searchField } = usePeopleSearch();
  const found = people.data?.results ?? [];
  const chosen = useWatch({ control, name: "successor_id" });
  const [kept, setKept] = useState<Person>();
  const isFound = found.some(({ id }) => String(id) === chosen);
  // Who is chosen stays so while one searches on.
  const others = (kept && !isFound ? [kept, ...found] : found).filter(({ id }) => id !== leaver);
  const successor = others.find(({ id }) => String(id) === chosen);
  return (
    <>
      {searchField}
      <FormField control={control} name="successor_id" label={t("leaving.successor")}>
        {({ onChange, ...field }) => (
          <Select
            {...field}
            onChange={(event) => {
              setKept(found.find(({ id }) => String(id) === event.target.value));
              onChange(event);
            }}
          >
            <option value="">{t("leaving.company")}</option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      {successor && (
        <CheckField
          control={control}
          name="says_so"
          label={t("leaving.saysSo")}
          hint={t("leaving.saysSoHint", { name: successor.name })}
        />
      )}
    </>
  );
}
