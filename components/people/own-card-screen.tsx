"use client";

import { CardForm } from "@/components/form/card-form";
import { useT } from "@/components/i18n/translator-context";
import { LoadFailure } from "@/components/list/failures";
import { useSessionUser } from "@/components/session/session-user";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { updateOwnPerson, useOwnPerson } from "@/lib/api/own-person";
import { memberFields } from "@/lib/contract/content/member-rules";
import type { OwnPerson } from "@/lib/contract/content/own-person";
import * as paths from "@/lib/paths";
import { FixedField } from "./fixed-field";
import { OwnCardSection } from "./own-card-section";
import { PersonField } from "./person-field";
import { personFormOf, valuesOf } from "./person-form";

export function OwnCardScreen() {
  const t = useT();
  const { company_name: company } = useSessionUser();
  const { data: own, error, mutate } = useOwnPerson();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t("people.own.title")} subtitle={t("people.own.subtitle", { company: company ?? "" })} />
      {!own && error !== undefined && (
        <LoadFailure title={t("people.own.loadFailed")} error={error} onRetry={() => void mutate()} />
      )}
      {!own && error === undefined && <Skeleton rounded="xl" className="h-96" />}
      {own && <OwnCardSection own={own} />}
      {own && <OwnCardForm own={own} />}
    </div>
  );
}

/** All that the card says, in one order: what is the company's stands grey among what is one's own. */
function OwnCardForm({ own }: { own: OwnPerson }) {
  const t = useT();
  const { person, rules, branches } = own;
  const asked = memberFields.filter((field) => rules[field] === "asked");
  return (
    <CardForm
      name="own-card"
      schema={personFormOf(asked)}
      defaultValues={valuesOf(person)}
      submitLabel={t("people.own.save")}
      busyLabel={t("people.own.saving")}
      cancelHref={paths.dashboard}
      failureText={t("people.own.failed")}
      onSubmit={async (input, form) => {
        await updateOwnPerson(input);
        form.reset({ ...form.getValues(), image: undefined });
        toast.success(t("people.own.saved"));
      }}
    >
      {(form) =>
        memberFields.map((field) => {
          if (rules[field] === "fixed") return <FixedField key={field} own={own} field={field} />;
          if (rules[field] === "hidden") return null;
          return <PersonField key={field} form={form} name={field} current={person.image} branches={branches} isOwn />;
        })
      }
    </CardForm>
  );
}
