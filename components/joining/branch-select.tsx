import type { ComponentProps } from "react";
import { useT } from "@/components/i18n/translator-context";
import { useCan } from "@/components/session/session-user";
import { Select } from "@/components/ui/field/select";
import type { Joining } from "@/lib/contract/joining/schema";

export type Branches = Joining["branches"];

type Props = Omit<ComponentProps<typeof Select>, "value"> & {
  branches: Branches;
  value: string | number | null | undefined;
  /** What stands for a branch: its id, or its name. */
  by?: "id" | "name";
};

/** One of the branches; owners may choose none. */
export function BranchSelect({ branches, value, by = "id", ...props }: Props) {
  const t = useT();
  const mayLeaveOut = useCan("team.manage");
  return (
    <Select value={value ?? ""} {...props}>
      <option value="" disabled={!mayLeaveOut}>
        {t(mayLeaveOut ? "joining.branch.none" : "joining.branch.choose")}
      </option>
      {branches.map((branch) => (
        <option key={branch.id} value={branch[by]}>
          {branch.name}
        </option>
      ))}
    </Select>
  );
}

export function nameOfBranch(branches: Branches, id: number | null | undefined): string | undefined {
  return branches.find((branch) => branch.id === id)?.name;
}
