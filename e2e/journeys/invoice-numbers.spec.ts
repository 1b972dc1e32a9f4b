import { readNumber } from "@/lib/contract/billing/numbers";
import type { BillingDocument, ClientBilling, PaymentRequest } from "@/lib/contract/billing/payment-schema";
import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import type { List } from "@/lib/contract/pagination";
import { ApiUser } from "../api-user";
import { openSite } from "../installation";
import { admin } from "../site";
import { expect, test } from "../test";
import { addPlan, buyer, dayIn, putOnPlan, takePayments } from "../till";

const many = 24;

test("kill -9 between invoices leaves neither a gap nor a twin, and no payment without its invoice", async () => {
  test.setTimeout(180_000);
  const site = await openSite({ SEED_DEMO: "false" });
  try {
    const administrator = await ApiUser.signIn(site.url, admin.email, admin.password);
    await takePayments(administrator);
    const plan = await addPlan(administrator, {});
    const asked: { client: number; request: number }[] = [];
    for (let count = 0; count < many; count++) {
      const { id, email, password } = await administrator.createClient();
      await putOnPlan(administrator, id, plan, 5);
      const owner = await ApiUser.signIn(site.url, email, password);
      await owner.call("PUT", pathOf(operations.updateBillingDetails), buyer);
      const request = await owner.call<PaymentRequest>("POST", pathOf(operations.createPaymentRequest));
      asked.push({ client: id, request: request.id });
    }
    const confirm = ({ request }: { request: number }) =>
      administrator.call("POST", pathOf(operations.confirmPayments), {
        payments: [{ id: request, received_on: dayIn(0), reference: `UTR${request}` }],
      });

    let answered = 0;
    const cutOff = Promise.allSettled(asked.map((one) => confirm(one).then(() => answered++)));
    await expect.poll(() => answered, { intervals: [5] }).toBeGreaterThan(2);
    await site.kill("SIGKILL");
    await cutOff;

    await site.start();
    for (const one of asked) await confirm(one);
    const query = { kind: "invoice", page_size: 100 } as const;
    const { results } = await administrator.call<List<BillingDocument>>(
      "GET",
      pathOf(operations.listInvoices, {}, query),
    );
    const counts = results.map(({ number }) => readNumber(number)?.count).sort((a, b) => Number(a) - Number(b));
    expect(counts).toEqual(Array.from({ length: many }, (_, index) => index + 1));
    for (const { client } of asked) {
      const path = pathOf(operations.getClientBilling, { id: client });
      const { payments, documents, credit } = await administrator.call<ClientBilling>("GET", path);
      expect([payments.length, documents.length, credit]).toEqual([1, 1, []]);
    }
  } finally {
    await site.close();
  }
});
