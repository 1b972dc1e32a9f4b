"use client";

import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { cn } from "../cn";
import { Input } from "./input";

type PasswordInputProps = Omit<ComponentProps<typeof Input>, "type"> & {
  /** Initially readable. */
  defaultShown?: boolean;
};

export function PasswordInput({ className, defaultShown = false, ...props }: PasswordInputProps) {
  const t = useT();
  const [shown, setShown] = useState(defaultShown);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div data-slot="password-input" className="relative">
      <Input
        type={shown ? "text" : "password"}
        dir="ltr"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        // The field itself is read from left to right, also where its button stands at its left.
        className={cn("pr-12 rtl:pr-3 rtl:pl-12", className)}
        {...props}
      />
      <button
        type="button"
        aria-label={t(shown ? "common.password.hide" : "common.password.show")}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 end-0 grid w-11 cursor-pointer place-items-center rounded-md text-muted-foreground transition-colors hover:text-foreground focus-ring"
      >
        <Icon aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
