import { limits } from "@/lib/contract/limits";
import { FormField } from "./form-field";

/** Who sends a form; the phone has to be told unless a `hint` says otherwise. */
export function SenderFields({ hint }: { hint?: string }) {
  return (
    <>
      <FormField name="name" label="Your name" autoComplete="name" maxLength={limits.lead.name} />
      <FormField
        name="phone"
        label="Your phone number"
        hint={hint}
        type="tel"
        autoComplete="tel"
        maxLength={limits.phone}
        required={hint === undefined}
      />
    </>
  );
}
