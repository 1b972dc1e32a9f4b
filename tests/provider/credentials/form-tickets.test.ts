import { readTicket, signTicket } from "@/provider/credentials/form-tickets";

const secret = "a secret for tests that is long enough";
const now = new Date("2026-11-22T10:00:00Z");

describe("tickets of forms", () => {
  it("tell when they were made, and each is another", () => {
    const [first, second] = [signTicket(secret, 7, now), signTicket(secret, 7, now)];
    expect(readTicket(secret, 7, first)?.at).toBe(now.getTime());
    expect(readTicket(secret, 7, first)?.key).not.toBe(readTicket(secret, 7, second)?.key);
  });

  it.each([
    ["another company", (ticket: string) => readTicket(secret, 8, ticket)],
    ["another secret", (ticket: string) => readTicket("some other secret, just as long as it", 7, ticket)],
    ["an earlier time", (ticket: string) => readTicket(secret, 7, ticket.replace(/^\w+/, "1"))],
    ["no signature", (ticket: string) => readTicket(secret, 7, ticket.split(".").slice(0, 2).join("."))],
    ["nothing", () => readTicket(secret, 7, "")],
  ])("are none with %s", (_, read) => {
    expect(read(signTicket(secret, 7, now))).toBeNull();
  });
});
