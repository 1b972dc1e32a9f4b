import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { useDebounced } from "@/components/list/use-debounced";
import { SearchInput } from "@/components/ui/field/search-input";
import { firstPeople, usePeople } from "@/lib/api/content";
import { callLimits } from "@/lib/contract/values";

/** Beyond so many, one searches. */
const seenAtOnce = 8;

/** The company's people to choose from, found by the provider; `searchField` is there where one does not see all at once. */
export function usePeopleSearch() {
  const t = useT();
  const [search, setSearch] = useState("");
  const people = usePeople({ ...firstPeople, search: useDebounced(search) });
  const needsSearch = search !== "" || (people.data?.count ?? 0) > seenAtOnce;
  const searchField = needsSearch && (
    <SearchInput
      label={t("hand-over.dialog.search")}
      placeholder={t("hand-over.dialog.search")}
      maxLength={callLimits.search}
      value={search}
      onValueChange={setSearch}
      // It must not send the form around it.
      onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
    />
  );
  return { people, searchField };
}
