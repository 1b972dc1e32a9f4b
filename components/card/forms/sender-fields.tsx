import { textLimits } from "@/lib/contract/values";
import { leadLimits } from "@/lib/contract/visitors/values";
import { FormField } from "./form-field";

/** Who sends a form; the phone has to be told unless a `hint` says otherwise. */
export function SenderFields({ hint }: { hint?: string }) {
  return (
    <>
      <FormField name="name" label="Your name" autoComplete="name" maxLength={leadLimits.name} />
      <FormField
        name="phone"
        label="Your phone number"
        hint={hint}
        type="tel"
        autoComplete="tel"
        maxLength={textLimits.phone}
        required={hint === undefined}
      />
    </>
  );
}
