import type { ComponentProps } from "react";
import { Input } from "@/components/ui/field/input";

export function YoutubeUrlInput(props: ComponentProps<typeof Input>) {
  return (
    <Input
      type="url"
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="https://www.youtube.com/watch?v=..."
      {...props}
    />
  );
}
