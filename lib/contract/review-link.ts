import { linkSchema } from "./fields";
import * as profileMessages from "./messages/profile";

/** Google's own hosts, those for its countries and for short links among them. */
const googleHosts = /^([\w-]+\.)*(google\.(com|[a-z]{2}|com?\.[a-z]{2})|goo\.gl|g\.page)$/;

/** Where visitors review the company on Google, or empty. */
export const reviewLinkSchema = linkSchema.refine(
  (link) => link === "" || (URL.canParse(link) && googleHosts.test(new URL(link).hostname)),
  profileMessages.reviewLinkInvalid,
);
