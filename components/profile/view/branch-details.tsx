import { useT } from "@/components/i18n/translator-context";
import { Detail, DetailList } from "@/components/ui/detail-list";
import type { Branch } from "@/lib/contract/cards/fields";
import { describeHours } from "../hours/hours-text";
import { OutsideLink } from "./outside-link";

/** As they are stored, for their owner. */
export function BranchDetails({ branches }: { branches: readonly Branch[] }) {
  const t = useT();
  if (branches.length === 0) return <p className="text-sm text-muted-foreground">{t("profile.branches.none")}</p>;
  return (
    <ul className="flex flex-col gap-6">
      {branches.map((branch) => (
        <li key={`${branch.name} ${branch.address}`} className="flex flex-col gap-4">
          <h3 className="font-medium wrap-anywhere">{branch.name}</h3>
          <DetailList>
            <Detail label={t("profile.branches.address")}>{branch.address}</Detail>
            <Detail label={t("profile.branches.phone")}>{branch.phone}</Detail>
            <Detail label={t("profile.branches.mapLink")}>
              {branch.location && <OutsideLink href={branch.location} />}
            </Detail>
            <Detail label={t("profile.branches.hours")}>{describeHours(t, branch)}</Detail>
          </DetailList>
        </li>
      ))}
    </ul>
  );
}
