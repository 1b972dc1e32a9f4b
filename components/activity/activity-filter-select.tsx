"use client";

import { useSessionUser } from "@/components/session/session-user";
import { Select } from "@/components/ui/field/select";
import type { ActivityFilter } from "@/lib/contract/audit/values";

type ActivityFilterSelectProps = { actions: ActivityFilter; onActionsChange: (actions: ActivityFilter) => void };

const labels: Record<ActivityFilter, string> = {
  all: "Everything",
  without_sign_ins: "Without sign-ins",
  clients: "Clients",
  content: "Content",
};

/** Each role is offered what there may be of in its list. */
export function ActivityFilterSelect({ actions, onActionsChange }: ActivityFilterSelectProps) {
  const { is_admin: isAdmin } = useSessionUser();
  const offered = ["all", "without_sign_ins", isAdmin ? "clients" : "content"] as const;
  return (
    <Select
      aria-label="Show"
      value={actions}
      onChange={({ target }) => onActionsChange(target.value as ActivityFilter)}
      className="w-44"
    >
      {offered.map((filter) => (
        <option key={filter} value={filter}>
          {labels[filter]}
        </option>
      ))}
    </Select>
  );
}
