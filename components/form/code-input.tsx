import type { ComponentProps } from "react";
import { Input } from "@/components/ui/field/input";

/** Longer than any code, for it may be pasted with spaces in it. */
const maxLength = 40;

type CodeInputProps = ComponentProps<typeof Input> & {
  /** Whether digits are all that there can be, so that a phone shows them alone. */
  isNumeric?: boolean;
};

/** The field itself where a code is typed. */
export function CodeInput({ isNumeric = false, ...props }: CodeInputProps) {
  return (
    <Input
      inputMode={isNumeric ? "numeric" : "text"}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={maxLength}
      placeholder="123456"
      {...props}
    />
  );
}
