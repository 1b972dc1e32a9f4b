"use client";

import { Circle, CircleCheck } from "lucide-react";
import { useId } from "react";
import { type Control, type FieldValues, useWatch } from "react-hook-form";
import { cn } from "@/components/ui/cn";
import type { ChangePasswordForm } from "@/lib/contract/identity/schema";
import { accountLimits } from "@/lib/contract/identity/values";
import type { NewPasswords } from "./password-fields";

export function PasswordRequirements<F extends NewPasswords & FieldValues>({ control }: { control: Control<F> }) {
  const id = useId();
  const typed: Partial<ChangePasswordForm> = useWatch({ control });
  const { current_password: current, new_password: next, confirm_password: confirm } = typed;
  const requirements = [
    {
      text: `Minimum ${accountLimits.password.min} characters`,
      met: (next ?? "").length >= accountLimits.password.min,
    },
    ...(current === undefined
      ? []
      : [{ text: "Different from the current password", met: Boolean(next && current && next !== current) }]),
    { text: "Both new fields match", met: Boolean(next && next === confirm) },
  ];
  return (
    <section aria-labelledby={id} className="rounded-lg border border-border bg-muted/50 px-4 py-3">
      <h2 id={id} className="text-sm font-medium">
        Password requirements
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
  const Icon = met ? CircleCheck : Circle;
  return (
    <li className={cn("flex items-center gap-2 text-sm", met ? "text-success" : "text-muted-foreground")}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span>
        {text}
        <span className="sr-only">{met ? " (met)" : " (not met yet)"}</span>
      </span>
    </li>
  );
}
