"use client";

import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useSessionUser } from "@/components/session/session-user";
import { lazyPart } from "@/components/ui/lazy";
import type { OwnerProof } from "@/lib/contract/identity/schema";
import { CurrentPasswordField } from "./password-fields";

const PasskeyInstead = lazyPart(
  () => import("./passkey-instead").then((file) => file.PasskeyInstead),
  <div className="h-9 pointer-coarse:h-11" />,
);

type OwnerProofFieldsProps<F extends FieldValues, O> = { form: UseFormReturn<F, unknown, O>; hint?: string };

/** In every form that asks for its owner's proof: the password, or a passkey where the account has one. */
export function OwnerProofFields<F extends OwnerProof & FieldValues, O>({
  form: whole,
  hint,
}: OwnerProofFieldsProps<F, O>) {
  const form = whole as unknown as UseFormReturn<OwnerProof>;
  const { has_passkey: hasPasskey } = useSessionUser();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <CurrentPasswordField control={form.control} hint={hint} />
      {hasPasskey && <PasskeyInstead form={form} />}
    </div>
  );
}
