import { profileLimits } from "@/lib/contract/limits/profile";
import { leadLimits } from "@/lib/contract/limits/visitor";
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
        maxLength={profileLimits.phone}
        required={hint === undefined}
      />
    </>
  );
}
