import type { Company } from "@/lib/contract/company";
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
        <strong>Share your contact</strong>
        <small>We get back to you</small>
      </span>
      <Icon name="right" />
    </a>
  );
}
