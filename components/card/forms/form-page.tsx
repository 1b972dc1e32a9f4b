import type { ReactNode } from "react";
import { firstLetter } from "@/lib/card/first-letter";
import { written } from "@/lib/card/written";
import type { Company } from "@/lib/contract/cards/company";
import * as paths from "@/lib/paths";
import { cardClass, cardStyle } from "../card-style";
import { Picture } from "../picture";

/** What stands beside a card as a page of its own, a form or a text: in the company's colours, with the way back. */
export function FormPage({ company, slug, children }: { company: Company; slug: string; children: ReactNode }) {
  const { client, profile } = company;
  return (
    <div className={`${cardClass(profile)} card-form`} style={cardStyle(profile)}>
      <header className="form-head">
        <a href={paths.card(slug)}>
          <span className="form-logo">
            {profile.logo ? (
              <Picture
                url={profile.logo}
                set={profile.logo_set}
                alt=""
                sizes="3rem"
                fallback={{ width: 512, height: 512 }}
                first
              />
            ) : (
              <span aria-hidden="true">{firstLetter(client.company_name)}</span>
            )}
          </span>
          <span {...written(client.company_name)}>{client.company_name}</span>
        </a>
      </header>
      <main className="form-main">{children}</main>
    </div>
  );
}
