"use client";

import { useT } from "@/components/i18n/translator-context";
import { Select } from "@/components/ui/field/select";
import { useTeam } from "@/lib/api/team";
import { accountStatuses } from "@/lib/contract/content/values";
import { memberRoles } from "@/lib/contract/policies";
import type { PeopleList } from "./use-people-query";

/** By branch where there are some, by account where not only one person has one. */
export function PeopleFilters({ list }: { list: PeopleList }) {
  const t = useT();
  const { branches = [], members = 1 } = useTeam().data ?? {};
  return (
    <>
      {branches.length > 0 && (
        <Select
          aria-label={t("people.list.branches")}
          value={list.branch}
          onChange={(event) => list.change({ branch: event.target.value })}
          className="min-w-36 flex-1 sm:flex-none"
        >
          <option value="">{t("people.list.allBranches")}</option>
          {branches.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="0">{t("people.list.noBranch")}</option>
        </Select>
      )}
      {members > 1 && (
        <>
          <Select
            aria-label={t("people.list.roles")}
            value={list.role}
            onChange={(event) => list.change({ role: event.target.value })}
            className="min-w-36 flex-1 sm:flex-none"
          >
            <option value="">{t("people.list.allRoles")}</option>
            {memberRoles.map((role) => (
              <option key={role} value={role}>
                {t(`people.accountRoles.${role}`)}
              </option>
            ))}
          </Select>
          <Select
            aria-label={t("people.list.statuses")}
            value={list.status}
            onChange={(event) => list.change({ status: event.target.value })}
            className="min-w-36 flex-1 sm:flex-none"
          >
            <option value="">{t("people.list.allStatuses")}</option>
            {accountStatuses.map((status) => (
              <option key={status} value={status}>
                {t(`people.statuses.${status}`)}
              </option>
            ))}
          </Select>
        </>
      )}
    </>
  );
}
