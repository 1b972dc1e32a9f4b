import { ApiError } from "@/lib/contract/errors";
import * as visitorFormMessages from "@/lib/contract/visitors/messages";
import { visitorFormLimits } from "@/lib/contract/visitors/values";
import { hasLink } from "@/lib/contract/web-links";
import { networkOf } from "@/lib/runtime/http/network-of";
import { findOpenCompany } from "../clients/companies";
import type { Deps } from "../deps";
import { formOf, readTicket, signTicket } from "../kernel/http/tickets";
import { nobody } from "../kernel/write/audit-repo";
import { write } from "../kernel/write/write";
import { notify } from "../notifications/service";
import { requireNoWait, tooManyAttempts } from "../ports/shared/rate-limiter";

const { perDay, perCompanyHour, keptForNew, soonest, latest } = visitorFormLimits;

/** @throws ApiError 404 for no such card */
export async function createTicket(deps: Deps, companyName: string): Promise<string> {
  const { id } = await findOpenCompany(deps, companyName);
  return signTicket(deps.config.tokenKeys, formOf(id), deps.now());
}

type Sent = { form: { ticket: string; fax?: string }; texts: readonly string[] };

/** Keeps programs from writing to companies, without asking people anything. */
export type FormGuard = {
  /**
   * What tells the form from every other, to be stored with it once; null for one that is to be taken for sent, and left
   * out. `texts` are those that somebody else is going to read.
   * @throws ApiError 400 for a ticket that is none, is too old or too new, and for web addresses
   */
  check(companyId: number, sent: Sent): Promise<string | null>;
  /**
   * Stores a form by `work`, which counts it by `take` in the moment before: what is refused for another reason does not
   * count. The company is told where it has had its share.
   * @throws ApiError 429 for too many
   */
  admit<T>(companyId: number, address: string, work: (take: () => Promise<void>) => Promise<T>): Promise<T>;
};

/** What one network may send one company of a kind of form, besides what holds for all kinds. */
export type KindBound = { name: string; points: number; seconds: number };

/** Forms of one network and to one company are counted together, whatever they are about; some kinds have a bound of their own. */
export function createFormGuard(
  deps: Pick<Deps, "shared" | "config" | "now" | "db" | "announce">,
  bound?: KindBound,
): FormGuard {
  const { shared, config, now } = deps;
  const networks = shared.createLimiter({ name: "forms_of_network", points: perDay, seconds: 24 * 60 * 60 });
  const hour = { seconds: 60 * 60 };
  const companies = shared.createLimiter({ name: "forms_of_company", points: perCompanyHour - keptForNew, ...hour });
  const kept = shared.createLimiter({ name: "forms_of_new_networks", points: keptForNew, ...hour });
  const known = shared.createLimiter({ name: "networks_of_company", points: 1, seconds: 24 * 60 * 60 });
  const told = shared.createLimiter({ name: "form_limits_told", points: 1, ...hour });
  const ofKind = bound && shared.createLimiter(bound);

  async function takeOfCompany(companyId: number, network: string): Promise<number> {
    const company = String(companyId);
    const isNew = (await known.take(`${company} ${network}`)) === 0;
    const wait = await companies.take(company);
    return wait > 0 && isNew ? kept.take(company) : wait;
  }

  return {
    async check(companyId, { form, texts }) {
      if (form.fax) return null;
      const ticket = readTicket(config.tokenKeys, formOf(companyId), form.ticket);
      const age = now().getTime() - (ticket?.at ?? Number.NaN);
      if (!ticket || !(age <= latest)) throw new ApiError("form_outdated", visitorFormMessages.outdated);
      if (age < soonest) throw new ApiError("form_too_fast", visitorFormMessages.tooFast);
      if (texts.some(hasLink)) throw new ApiError("form_has_links", visitorFormMessages.hasLinks);
      return ticket.key;
    },

    async admit(companyId, address, work) {
      const network = networkOf(address);
      let isFull = false;
      let taken: Promise<void> | undefined;
      const take = async () => {
        if (ofKind) await requireNoWait(ofKind.take(`${companyId} ${network}`));
        await requireNoWait(networks.take(network));
        const wait = await takeOfCompany(companyId, network);
        isFull = wait > 0;
        if (isFull) throw tooManyAttempts(wait);
      };
      try {
        // A transaction may run several times; the form is counted once.
        return await work(() => (taken ??= take()));
      } catch (error) {
        if (isFull && (await told.take(String(companyId))) === 0)
          await write(deps, nobody, (open) =>
            notify(
              open,
              { clientId: companyId },
              { kind: "forms_limited", detail: "", count: perCompanyHour, subjectId: null },
            ),
          );
        throw error;
      }
    },
  };
}
