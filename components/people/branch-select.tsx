import type { ComponentProps } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Select } from "@/components/ui/field/select";

export type NamedBranch = { id: number; name: string };

type BranchSelectProps = ComponentProps<"select"> & { branches: readonly NamedBranch[]; isInBranch?: boolean };

/** `isInBranch` has no choice of none. */
export function BranchSelect({ branches, isInBranch = false, ...props }: BranchSelectProps) {
  const t = useT();
  return (
    <Select {...props}>
      {!isInBranch && <option value="">{t("people.fields.noBranch")}</option>}
      {branches.map(({ id, name }) => (
        <option key={id} value={String(id)}>
          {name}
        </option>
      ))}
    </Select>
  );
}
