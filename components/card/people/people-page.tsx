import { ownWords } from "@/lib/card/own-words";
import type { PeopleFound, PeopleSearch } from "@/lib/card/people-search";
import type { Company } from "@/lib/contract/cards/company";
import { callLimits } from "@/lib/contract/values";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import { FormPage } from "../forms/form-page";
import { PersonCard } from "../sections/people";

type Props = { t: T; company: Company; at: paths.CardAddress; search: PeopleSearch; found: PeopleFound };

/** Everybody in the company, for visitors to find one. */
export function PeoplePage({ t, company, at, search, found: { people, count } }: Props) {
  const asked = search.search || search.branch;
  return (
    <FormPage t={t} company={company} at={at}>
      <h1>{t("card.people.title")}</h1>
      <PeopleFilter t={t} company={company} at={at} search={search} />
      <p role="status">{t(count === 0 && asked ? "card.people.noneFound" : "card.people.count", { count })}</p>
      <ul className="people">
        {people.map((person) => (
          <PersonCard key={person.id} t={t} person={person} at={at} company={company} Name="h2" />
        ))}
      </ul>
      <Pages t={t} at={at} search={search} count={count} />
      <div className="people-ways">
        {asked && (
          <a className="button" href={paths.companyPeople(at)}>
            {t("card.people.everybody")}
          </a>
        )}
        <a className="button" href={paths.card(at)}>
          {t("card.missing.seeCard")}
        </a>
      </div>
      <div className="toast" role="status" aria-live="polite" id="toast" />
    </FormPage>
  );
}

/** Sent as a query, so that it works without a script. */
function PeopleFilter({ t, company: { profile, hides_branches }, at, search }: Omit<Props, "found">) {
  const branches = (!hides_branches && profile.branches?.filter(({ id }) => id)) || [];
  return (
    <search>
      <form className="people-filter" action={paths.companyPeople(at)}>
        <label>
          {t("card.people.find")}
          <input
            type="search"
            name="search"
            defaultValue={search.search}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={callLimits.search}
          />
        </label>
        {branches.length > 0 && (
          <label>
            {t("card.people.branch")}
            <select name="branch" defaultValue={search.branch ?? ""}>
              <option value="">{t("card.people.allBranches")}</option>
              {branches.map((branch) => (
                <option key={branch.id} value={branch.id} {...ownWords(t, branch, "name")}>
                  {branch.name}
                </option>
              ))}
            </select>
          </label>
        )}
        <button className="button button-primary" type="submit">
          {t("card.people.search")}
        </button>
      </form>
    </search>
  );
}

function Pages({ t, at, search, count }: Pick<Props, "t" | "at" | "search"> & { count: number }) {
  const last = Math.ceil(count / search.page_size);
  if (last <= 1) return null;
  const { page } = search;
  const link = (to: number) => paths.companyPeople(at, { ...search, page: to });
  return (
    <nav className="people-pages" aria-label={t("common.pages.title")}>
      {page > 1 && (
        <a className="button" rel="prev" href={link(Math.min(page - 1, last))}>
          {t("common.pages.previous")}
        </a>
      )}
      <span>{t("common.pages.at", { page, count: last })}</span>
      {page < last && (
        <a className="button" rel="next" href={link(page + 1)}>
          {t("common.pages.next")}
        </a>
      )}
    </nav>
  );
}
