"use client";

import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { describeHours } from "@/components/profile/hours/hours-text";
import { useSessionUser } from "@/components/session/session-user";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Field, FieldHint, FieldLabel } from "@/components/ui/field/field";
import { Input } from "@/components/ui/field/input";
import { Textarea } from "@/components/ui/field/textarea";
import { lazyDialog } from "@/components/ui/lazy";
import { withMessages } from "@/lib/browser/messages";
import type { MemberField } from "@/lib/contract/content/member-rules";
import type { OwnPerson, RequestField } from "@/lib/contract/content/own-person";
import { LinkList } from "./link-list";
import { memberFieldNames } from "./member-texts";
import { readWish } from "./read-wish";

const AskDialog = lazyDialog(
  withMessages(["people", "profile", "file-rules", "content-rules", "cards-rules", "picture"], () =>
    import("./ask-dialog").then((file) => file.AskDialog),
  ),
);

/** What the company alone says of one: grey, with the way to ask for another. */
export function FixedField({ own, field }: { own: OwnPerson; field: MemberField }) {
  const t = useT();
  const { company_name } = useSessionUser();
  const company = company_name ?? "";
  const label = t(memberFieldNames[field]);
  const { person } = own;
  if (field === "image")
    return (
      <div className="flex flex-col gap-2">
        <p className="text-sm font-medium">{label}</p>
        <Avatar name={person.name} src={person.image} className="size-20 rounded-full text-xl opacity-60" />
        <p className="text-sm text-muted-foreground">{t("people.own.fixedPhoto", { company })}</p>
      </div>
    );
  if (field === "hours" || field === "links")
    return (
      <div className="flex flex-col gap-2 text-sm text-muted-foreground">
        <p className="font-medium text-foreground">{label}</p>
        {field === "hours" ? (
          <p className="whitespace-pre-line">
            {describeHours(t, { opening_hours: person.hours }) || t("people.own.hoursHint")}
          </p>
        ) : (
          <LinkList links={person.links?.map(({ title, url }) => `${title} ${url}`)} />
        )}
        <p>{t("people.own.fixed", { company })}</p>
        <Asking own={own} field={field} />
      </div>
    );
  const Shown = field === "about" ? Textarea : Input;
  return (
    <Field>
      <FieldLabel>{label}</FieldLabel>
      <Shown value={textOf(own, field)} disabled readOnly dir="auto" />
      <FieldHint>{t("people.own.fixed", { company })}</FieldHint>
      <Asking own={own} field={field} />
    </Field>
  );
}

function Asking({ own, field }: { own: OwnPerson; field: RequestField }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const label = t(memberFieldNames[field]);
  const waiting = own.requests.find((request) => request.field === field);
  const wish = waiting && readWish(t, field, waiting.value);
  return (
    <>
      {waiting && (
        <p role="status" className="whitespace-pre-line text-sm wrap-anywhere">
          {wish ? t("people.own.asked", { value: wish }) : t("people.own.askedToClear")}
        </p>
      )}
      <Button
        variant="outline"
        size="sm"
        className="self-start"
        aria-label={t("people.own.askOf", { field: label })}
        onClick={() => setIsOpen(true)}
      >
        {t("people.own.ask")}
      </Button>
      <AskDialog open={isOpen} onOpenChange={setIsOpen} own={own} field={field} />
    </>
  );
}

function textOf({ person, branches }: OwnPerson, field: Exclude<RequestField, "links" | "hours">): string {
  if (field === "branch_id") return branches.find(({ id }) => id === person.branch_id)?.name ?? "";
  return person[field] ?? "";
}
