"use client";

import { useState } from "react";
import { useCheckedForm } from "@/components/form/use-checked-form";
import { useT } from "@/components/i18n/translator-context";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { Spinner } from "@/components/ui/spinner";
import { useCurrentUser } from "@/lib/api/account";
import { acceptJoin, signOutHere } from "@/lib/api/join";
import { withMessages } from "@/lib/browser/messages";
import type { CurrentUser } from "@/lib/contract/identity/schema";
import { signInName } from "@/lib/contract/identity/values";
import type { JoinOffer } from "@/lib/contract/joining/schema";
import { isolateName } from "@/lib/contract/shown-name";

const loadSchema = withMessages(["joining-rules"], () =>
  import("@/lib/contract/joining/schema").then(({ acceptJoinSchema }) => acceptJoinSchema),
);

type Props = { token: string; offer: JoinOffer };

/** Joins with the account of the session. */
export function JoinAs(props: Props) {
  const t = useT();
  const { data: user } = useCurrentUser();
  if (!user) return <Spinner label={t("common.loading")} size="lg" className="self-center" />;
  return <JoinAsForm user={user} {...props} />;
}

function JoinAsForm({ user, token, offer }: Props & { user: CurrentUser }) {
  const t = useT();
  const [isDone, setIsDone] = useState(false);
  const { form, submit, failure } = useCheckedForm({
    schema: loadSchema,
    defaultValues: {
      token,
      name: offer.name || user.username,
      phone: offer.phone || (user.sign_in_phone ?? ""),
    },
    failureText: t("join.form.failed"),
    async onSubmit(input) {
      await acceptJoin(input);
      setIsDone(true);
    },
  });
  const busy = form.formState.isSubmitting || isDone;
  // Whoever is invited has a card that says both, or none.
  const isAsked = offer.name === "" && offer.role === "member";

  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
      {failure && <Alert variant="destructive">{failure}</Alert>}
      <p className="text-sm wrap-anywhere">{t("join.as.text", { name: isolateName(signInName(user)) })}</p>
      {isAsked && (
        <>
          <FormField control={form.control} name="name" label={t("join.form.name")} required>
            {(field) => <Input autoComplete="name" {...field} />}
          </FormField>
          <FormField control={form.control} name="phone" label={t("join.form.phone")}>
            {(field) => <Input type="tel" autoComplete="tel" {...field} />}
          </FormField>
        </>
      )}
      <Button type="submit" busy={busy} className="w-full">
        {t("join.as.submit", { name: isolateName(user.username) })}
      </Button>
      <Button variant="ghost" onClick={() => void signOutHere()}>
        {t("join.as.other")}
      </Button>
    </form>
  );
}
