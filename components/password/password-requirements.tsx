"use client";

import { Circle, CircleCheck } from "lucide-react";
import { useId } from "react";
import { type Control, type FieldValues, useWatch } from "react-hook-form";
import { useT } from "@/components/i18n/translator-context";
import { cn } from "@/components/ui/cn";
import type { ChangePasswordForm } from "@/lib/contract/identity/schema";
import { accountLimits } from "@/lib/contract/identity/values";
import type { NewPasswords } from "./password-fields";

export function PasswordRequirements<F extends NewPasswords & FieldValues>({ control }: { control: Control<F> }) {
  const t = useT();
  const id = useId();
  const typed: Partial<ChangePasswordForm> = useWatch({ control });
  const { current_password: current, new_password: next, confirm_password: confirm } = typed;
  const requirements = [
    {
      text: t("account.password.requirements.long", { min: accountLimits.password.min }),
      met: (next ?? "").length >= accountLimits.password.min,
    },
    ...(current === undefined
      ? []
      : [
          {
            text: t("account.password.requirements.different"),
            met: Boolean(next && current && next !== current),
          },
        ]),
    { text: t("account.password.requirements.match"), met: Boolean(next && next === confirm) },
  ];
  return (
    <section aria-labelledby={id} className="rounded-lg border border-border bg-muted/50 px-4 py-3">
      <h2 id={id} className="text-sm font-medium">
        {t("account.password.requirements.title")}
      </h2>
      <ul className="mt-2 flex flex-col gap-1.5">
        {requirements.map((requirement) => (
          <Requirement key={requirement.text} {...requirement} />
        ))}
      </ul>
    </section>
  );
}

function Requirement({ text, met }: { text: string; met: boolean }) {
  const t = useT();
  const Icon = met ? CircleCheck : Circle;
  return (
    <li className={cn("flex items-center gap-2 text-sm", met ? "text-success" : "text-muted-foreground")}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span>
        {text}
        <span className="sr-only">
          {" "}
          {t(met ? "account.password.requirements.met" : "account.password.requirements.unmet")}
        </span>
      </span>
    </li>
  );
}
