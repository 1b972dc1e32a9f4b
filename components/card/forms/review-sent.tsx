import { reviewLinkOf } from "@/lib/card/review-link";
import type { Company } from "@/lib/contract/cards/company";
import * as feedbackMessages from "@/lib/contract/feedback/messages";
import { Icon } from "../icons";
import { FormSent } from "./form-sent";

/** Everybody is asked for Google's review as well, whatever they rated. */
export function ReviewSent({ company, slug }: { company: Company; slug: string }) {
  const link = reviewLinkOf(company.profile);
  return (
    <FormSent title="Review sent" slug={slug}>
      <p>{feedbackMessages.received}</p>
      {link && (
        <a className="button button-primary" href={link} target="_blank" rel="noopener noreferrer">
          Post it on Google too
          <Icon name="external" />
        </a>
      )}
    </FormSent>
  );
}
