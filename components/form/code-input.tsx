import type { ComponentProps } from "react";
import { Input } from "@/components/ui/field/input";

/** Room for pasted spaces. */
const maxLength = 40;

type CodeInputProps = ComponentProps<typeof Input> & {
  /** Shows the digit keyboard. */
  isNumeric?: boolean;
};

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
