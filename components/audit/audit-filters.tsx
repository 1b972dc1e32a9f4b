"use client";

import { useId } from "react";
import { Input } from "@/components/ui/field/input";
import { Label } from "@/components/ui/field/label";
import { Select } from "@/components/ui/field/select";
import type { AuditFilter } from "@/lib/contract/audit/values";
import type { AuditQuery } from "./use-audit-query";

const labels: Record<AuditFilter, string> = {
  all: "Everything",
  sign_ins: "Sign-ins",
  refused: "Refused",
  safety: "Passwords and security",
  clients: "Clients",
  content: "Content",
};

export function AuditFilters({ list }: { list: AuditQuery }) {
  return (
    <>
      <Select
        aria-label="Show"
        value={list.actions}
        onChange={({ target }) => list.setFilter({ actions: target.value })}
        className="min-w-44 flex-1"
      >
        {Object.entries(labels).map(([filter, label]) => (
          <option key={filter} value={filter}>
            {label}
          </option>
        ))}
      </Select>
      <Day label="From" value={list.from} max={list.to} onChange={(from) => list.setFilter({ from })} />
      <Day label="To" value={list.to} min={list.from} onChange={(to) => list.setFilter({ to })} />
    </>
  );
}

type DayProps = { label: string; value: string; min?: string; max?: string; onChange: (day: string) => void };

function Day({ label, min, max, onChange, value }: DayProps) {
  const id = useId();
  return (
    <div className="flex min-w-44 flex-1 items-center gap-2">
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        type="date"
        value={value}
        min={min || undefined}
        max={max || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
