"use client";

import { Search, X } from "lucide-react";
import { type ComponentProps, useRef } from "react";
import { useT } from "@/components/i18n/translator-context";
import { cn } from "../cn";
import { Input } from "./input";

type SearchInputProps = Omit<ComponentProps<typeof Input>, "type" | "value" | "onChange"> & {
  /** Accessible name. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
};

export function SearchInput({ label, value, onValueChange, className, ...props }: SearchInputProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  function clear() {
    onValueChange("");
    input.current?.focus();
  }
  return (
    <div data-slot="search-input" className={cn("relative", className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 start-3 size-4 -translate-y-1/2 text-muted-foreground"
      />
      <Input
        ref={input}
        type="search"
        aria-label={label}
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className="ps-10 pe-10 text-ellipsis [&::-webkit-search-cancel-button]:hidden"
        {...props}
      />
      {value && (
        <button
          type="button"
          aria-label={t("common.list.clearSearch")}
          onClick={clear}
          className="absolute inset-y-0 end-0 grid w-11 cursor-pointer place-items-center rounded-md text-muted-foreground transition-colors hover:text-foreground focus-ring"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </div>
  );
}
