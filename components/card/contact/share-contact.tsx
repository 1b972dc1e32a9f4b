import type { Company } from "@/lib/contract/cards/company";
import * as paths from "@/lib/paths";
import { Icon } from "../icons";

/** The other way round: the visitor's contact for the company. */
export function ShareContact({ company, slug }: { company: Company; slug: string }) {
  if (!company.takes_leads) return null;
  return (
    <a className="chat chat-contact" href={paths.form(slug, "contact")} rel="nofollow" data-form="">
      <span className="chat-icon">
        <Icon name="contact" />
      </span>
      <span>
        <strong>Request a call back</strong>
        <small>We will call you</small>
      </span>
      <Icon name="right" />
    </a>
  );
}
