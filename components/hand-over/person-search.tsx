"use client";

import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { heard, rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { cn } from "@/components/ui/cn";
import { SimpleDialog } from "@/components/ui/dialog";
import { controlStyle } from "@/components/ui/field/input";
import { usePerson } from "@/lib/api/content";
import type { PersonFilter } from "@/lib/contract/visitors/schema";
import { Choice, PeopleChoices } from "./people-choices";

export type PersonSearchProps = {
  person: PersonFilter | undefined;
  onPersonChange: (person: string) => void;
  /** What is no person's: its names, by what is asked for. */
  nobodies: Readonly<Record<string, string>>;
};

/** A filter by people who are too many for a select: looks like one, and opens a dialog to search them. */
export function PersonSearch({ person, onPersonChange, nobodies }: PersonSearchProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const { data, error } = usePerson(typeof person === "number" ? person : null);
  // While one is loading, the answer is the one of before.
  const personName = data?.id === person ? data?.name : undefined;
  const name = nobodies[person ?? "all"] ?? personName ?? (error ? t("hand-over.filter.gone") : "");

  function choose(value: string) {
    onPersonChange(value);
    setIsOpen(false);
  }

  return (
    <>
      <div className="relative min-w-34 flex-1">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          className={cn(controlStyle, "h-11 cursor-pointer truncate ps-3 pe-10 text-start")}
        >
          {rich(t, "hand-over.filter.chosen", { name, heard })}
        </button>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 end-3 size-4 -translate-y-1/2 text-muted-foreground"
        />
      </div>
      <SimpleDialog open={isOpen} onOpenChange={setIsOpen} title={t("hand-over.filter.label")}>
        <PeopleChoices
          onChoose={({ id }) => choose(String(id))}
          others={Object.entries(nobodies).map(([value, name]) => (
            <Choice key={value} onClick={() => choose(value)}>
              {name}
            </Choice>
          ))}
        />
      </SimpleDialog>
    </>
  );
}
