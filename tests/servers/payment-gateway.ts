import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { GatewayOptions } from "@/provider/ports/gateway/open";

/** A gateway that clients pay on, over plain http, with all that it was told. */
export type PaymentGateway = {
  options: GatewayOptions;
  /** The site's settings for it. */
  settings: Record<string, string>;
  pages: Map<string, Page>;
  refunds: Map<string, Refund>;
  /** Signed, and never sent by itself unless there is a `webhook`: a test delivers them late, twice, in any order or never. */
  events: Told[];
  /** Where each event goes at once, twice. */
  webhook: string | null;
  /** What it was answered there. */
  answers: number[];
  /** Pays on a page as a visitor would, or another sum by mistake of the gateway. @returns the payment's id */
  pay(pageId: string, amount?: number): Promise<string>;
  /** A signed event that says so of a page, whether it is true or not. */
  tell(pageId: string): Told;
  /** Refunds on the gateway's own screens, also more than was paid. @returns the refund's id */
  refundOnScreen(paymentId: string, amount: number, status?: Refund["status"]): Promise<string>;
  /** A signed event about a refund. */
  tellRefund(refund: Refund): Told;
  /** Milliseconds since 1970. */
  now(): number;
  /** Closes every connection, before it does what it was asked, or after. */
  fault: "none" | "away" | "mute";
  close(): Promise<void>;
};

export type Told = { body: string; headers: Record<string, string> };
export type Page = {
  id: string;
  reference: string;
  amount: number;
  currency: string;
  returnTo: string;
  /** Where the page leads who does not pay; null where it leads nobody. */
  backTo: string | null;
  status: "open" | "paid" | "cancelled";
  payments: Payment[];
};
export type Payment = { id: string; amount: number; currency: string; paidAt: number };
/** `key`: under which it was asked for; null for one that was made on the gateway's own screens. */
export type Refund = {
  id: string;
  paymentId: string;
  amount: number;
  key: string | null;
  madeAt: number;
  status: "done" | "pending" | "failed";
};

export type Answer = { status: number; json: unknown };
export type Asked = { method: string; path: string; headers: IncomingMessage["headers"]; body: string };

/** What is a gateway's own: how it is called, how it answers, and how it signs. */
export type Face = {
  options(url: string): GatewayOptions;
  settings(options: GatewayOptions): Record<string, string>;
  prefixes: { page: string; payment: string; refund: string };
  answer(asked: Asked, state: State): Answer;
  /** `at`: milliseconds since 1970. */
  sign(event: { id: string; at: number } & ({ page: Page } | { refund: Refund })): Told;
};

export type State = {
  find(pageId: string): Page | undefined;
  findPayment(id: string): Payment | undefined;
  /** @returns the address of the page */
  create(page: Pick<Page, "reference" | "amount" | "currency" | "returnTo" | "backTo">): { page: Page; url: string };
  /** Null for more than was paid, or another refund under the same key. */
  refund(key: string, paymentId: string, amount: number): Refund | null;
  listRefunds(paymentId: string): Refund[];
};

export async function openPaymentGateway(face: Face): Promise<PaymentGateway> {
  const pages = new Map<string, Page>();
  const refunds = new Map<string, Refund>();
  const nameOf = (kind: keyof Face["prefixes"]) => face.prefixes[kind] + randomBytes(7).toString("hex");
  const listPayments = () => [...pages.values()].flatMap((page) => page.payments);
  const state: State = {
    find: (id) => pages.get(id),
    findPayment: (id) => listPayments().find((payment) => payment.id === id),
    create(given) {
      const page: Page = { ...given, id: nameOf("page"), status: "open", payments: [] };
      pages.set(page.id, page);
      return { page, url: `${url}/pay/${page.id}` };
    },
    refund(key, paymentId, amount) {
      const known = refunds.get(key);
      if (known) return known.paymentId === paymentId && known.amount === amount ? known : null;
      const earlier = state.listRefunds(paymentId).reduce((sum, one) => sum + one.amount, 0);
      if (amount > (state.findPayment(paymentId)?.amount ?? 0) - earlier) return null;
      return addRefund({ paymentId, amount, key, status: "done" });
    },
    listRefunds: (paymentId) => [...refunds.values()].filter((refund) => refund.paymentId === paymentId),
  };

  function addRefund(made: Omit<Refund, "id" | "madeAt">): Refund {
    const refund = { ...made, id: nameOf("refund"), madeAt: gateway.now() };
    refunds.set(refund.key ?? refund.id, refund);
    return refund;
  }

  const server = createServer(async (request, response) => {
    if (gateway.fault === "away") return request.socket.destroy();
    const { method = "", url: path = "", headers } = request;
    const body = await text(request);
    if (path.startsWith("/pay/"))
      return void showPage(path, method).then(({ status, ...answer }) =>
        response.writeHead(status, answer.headers).end(answer.html),
      );
    const { status, json } = face.answer({ method, path, headers, body }, state);
    if (gateway.fault === "mute") return request.socket.destroy();
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(json));
  });
  await once(server.listen(0), "listening");
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;

  /** The page itself, as far as a browser needs it: what there is to pay, and two ways back. */
  async function showPage(path: string, method: string) {
    const [, , id = "", way] = path.split("/");
    const page = pages.get(id);
    if (!page) return { status: 404, html: "" };
    if (method === "POST" && way === "paid") await gateway.pay(id);
    if (method === "POST")
      return { status: 303, headers: { location: (way === "back" && page.backTo) || page.returnTo } };
    const form = (to: string, label: string) =>
      `<form method="post" action="/pay/${id}/${to}"><button>${label}</button></form>`;
    const html = `<!doctype html><title>Gateway</title><h1>${page.currency} ${page.amount}</h1>`;
    return {
      status: 200,
      headers: { "content-type": "text/html" },
      html: html + form("paid", "Pay now") + (page.backTo === null ? "" : form("back", "Go back")),
    };
  }

  /** Twice, as gateways do. */
  async function send({ body, headers }: Told): Promise<void> {
    if (!gateway.webhook) return;
    for (let time = 0; time < 2; time++) {
      const { status } = await fetch(gateway.webhook, { method: "POST", body, headers });
      gateway.answers.push(status);
    }
  }

  function keepTold(about: { page: Page } | { refund: Refund }): Told {
    const told = face.sign({ id: `evt_${randomBytes(7).toString("hex")}`, at: gateway.now(), ...about });
    gateway.events.push(told);
    return told;
  }

  const options = face.options(url);
  const gateway: PaymentGateway = {
    options,
    settings: face.settings(options),
    pages,
    refunds,
    events: [],
    webhook: null,
    answers: [],
    fault: "none",
    async pay(pageId, amount) {
      const page = pages.get(pageId);
      if (!page) throw new Error(`There is no page ${pageId}`);
      const { currency } = page;
      const payment = { id: nameOf("payment"), amount: amount ?? page.amount, currency, paidAt: gateway.now() };
      page.payments.push(payment);
      page.status = "paid";
      await send(gateway.tell(pageId));
      return payment.id;
    },
    tell(pageId) {
      return keepTold({ page: pages.get(pageId) ?? { id: pageId, ...nothing, payments: [] } });
    },
    async refundOnScreen(paymentId, amount, status = "done") {
      const refund = addRefund({ paymentId, amount, key: null, status });
      await send(gateway.tellRefund(refund));
      return refund.id;
    },
    tellRefund: (refund) => keepTold({ refund }),
    now: Date.now,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return gateway;
}

const nothing = {
  reference: "0",
  amount: 100,
  currency: "INR",
  returnTo: "",
  backTo: null,
  status: "paid",
  payments: [],
} as const;
