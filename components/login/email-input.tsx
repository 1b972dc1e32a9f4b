import type { ComponentProps } from "react";
import { Input } from "@/components/ui/field/input";

export function EmailInput(props: ComponentProps<typeof Input>) {
  return (
    <Input type="email" autoComplete="username" autoCapitalize="none" inputMode="email" aria-required {...props} />
  );
}
