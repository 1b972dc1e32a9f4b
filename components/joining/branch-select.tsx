import type { ComponentProps } from "react";
import { Select } from "@/components/ui/field/select";

export type Branches = readonly { id: number; name: string }[];

type BranchSelectProps = ComponentProps<typeof Select> & {
  branches: Branches;
  /** What stands for a branch: its id, or its name. */
  by?: "id" | "name";
  /** The choice of no branch, for those who have it. */
  none?: string;
};

export function BranchSelect({ branches, by = "id", none, ...props }: BranchSelectProps) {
  return (
    <Select {...props}>
      {none !== undefined && <option value="">{none}</option>}
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
