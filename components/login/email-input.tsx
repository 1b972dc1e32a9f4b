import type { ComponentProps } from "react";
import { Input } from "@/components/ui/field/input";

/** Where the e-mail is typed that an account is signed in with. */
export function EmailInput(props: ComponentProps<typeof Input>) {
  return (
    <Input type="email" autoComplete="username" autoCapitalize="none" inputMode="email" aria-required {...props} />
  );
}
