import type { Slots } from "@/lib/contract/appointments/schema";
import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import { visitorFormLimits } from "@/lib/contract/visitors/values";

/** Sends what a visitor would to a company, through the API. */
export class ApiVisitor {
  constructor(
    private readonly url: string,
    private readonly companyName: string,
  ) {}

  sendLead(fields: object): Promise<void> {
    return this.#send(pathOf(operations.sendLead, { companyName: this.companyName }), {
      name: "Asha Rao",
      phone: "98765 43210",
      ...fields,
    });
  }

  sendReview(fields: object = {}): Promise<void> {
    return this.#send(pathOf(operations.sendFeedback, { companyName: this.companyName }), {
      customer_name: "Asha Rao",
      customer_email: "asha@example.com",
      rating: 5,
      message: "Good work, and on time",
      ...fields,
    });
  }

  /** The first free time of the first service, `daysAhead` free days from now. */
  async requestAppointment({
    daysAhead = 1,
    ...fields
  }: Record<string, unknown> & { daysAhead?: number } = {}): Promise<void> {
    const params = { companyName: this.companyName };
    const slots = (query = {}): Promise<Slots> => this.#get(pathOf(operations.listSlots, params, query));
    const service = (await slots()).services[0]?.id;
    const day = (await slots({ service })).days[daysAhead];
    const [start] = (await slots({ service, day })).slots;
    await this.#send(pathOf(operations.sendAppointment, params), {
      name: "Asha Rao",
      phone: "98765 43210",
      service,
      start,
      ...fields,
    });
  }

  async #get(path: string) {
    return (await fetch(`${this.url}/api${path}`, { headers: { accept: "application/json" } })).json();
  }

  async #send(path: string, fields: object): Promise<void> {
    const { ticket } = await this.#get(pathOf(operations.getFormTicket, { companyName: this.companyName }));
    await new Promise((resolve) => setTimeout(resolve, visitorFormLimits.soonest));
    const response = await fetch(`${this.url}/api${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: this.url, "x-requested-with": "namaskard" },
      body: JSON.stringify({ ticket, consent: true, ...fields }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  }
}
