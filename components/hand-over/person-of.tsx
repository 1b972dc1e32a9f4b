"use client";

import { UserRound } from "lucide-react";
import { heard, rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { Badge } from "@/components/ui/badge";
import type { Taker } from "./hand-over";

/** Who in the company looks after it; nothing for the company itself. */
export function PersonOf({ person }: { person: Taker | undefined }) {
  const t = useT();
  if (!person) return null;
  return (
    <Badge variant="outline">
      <UserRound aria-hidden="true" />
      <span className="wrap-anywhere">{rich(t, "hand-over.of", { name: person.name, heard })}</span>
    </Badge>
  );
}
