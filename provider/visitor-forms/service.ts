import { ApiError } from "@/lib/contract/errors";
import { visitorFormLimits } from "@/lib/contract/limits/visitor";
import * as visitorFormMessages from "@/lib/contract/messages/visitor-form";
import { hasLink } from "@/lib/contract/web-links";
import { networkOf } from "@/lib/process/http/network-of";
import { findCompany } from "../companies/service";
import { formOf, readTicket, signTicket } from "../credentials/tickets";
import type { Deps } from "../deps";
import { tooManyAttempts } from "../ports/shared/rate-limiter";

const { perDay, perCompanyHour, soonest, latest } = visitorFormLimits;

/** @throws ApiError 404 for no such card */
export async function createTicket(deps: Deps, companyName: string): Promise<string> {
  const { id } = await findCompany(deps, companyName);
  return signTicket(deps.config.tokenKeys, formOf(id), deps.now());
}

type Sent = { form: { ticket: string; fax?: string }; texts: readonly string[]; address: string };

/** Keeps programs from writing to companies, without asking people anything. */
export type FormGuard = {
  /**
   * What tells the form from every other, to be stored with it once; null for one that is to be taken for sent, and left
   * out. `texts` are those that somebody else is going to read.
   * @throws ApiError 400 for a ticket that is none, is too old or too new, and for web addresses; 429 for too many
   */
  check(companyId: number, sent: Sent): Promise<string | null>;
};

/** Forms of one network and to one company are counted together, whatever they are about. */
export function createFormGuard({ shared, config, now }: Pick<Deps, "shared" | "config" | "now">): FormGuard {
  const networks = shared.createLimiter({ name: "forms_of_network", points: perDay, seconds: 24 * 60 * 60 });
  const companies = shared.createLimiter({ name: "forms_of_company", points: perCompanyHour, seconds: 60 * 60 });
  return {
    async check(companyId, { form, texts, address }) {
      if (form.fax) return null;
      const ticket = readTicket(config.tokenKeys, formOf(companyId), form.ticket);
      const age = now().getTime() - (ticket?.at ?? Number.NaN);
      if (!ticket || !(age <= latest)) throw new ApiError("bad_request", visitorFormMessages.outdated);
      if (age < soonest) throw new ApiError("bad_request", visitorFormMessages.tooFast);
      if (texts.some(hasLink)) throw new ApiError("bad_request", visitorFormMessages.hasLinks);
      const wait = (await networks.take(networkOf(address))) || (await companies.take(String(companyId)));
      if (wait > 0) throw tooManyAttempts(wait);
      return ticket.key;
    },
  };
}
