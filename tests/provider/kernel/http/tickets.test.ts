import { fixedKeys } from "@/lib/runtime/secrets/key-ring";
import { formOf, readTicket, signTicket } from "@/provider/kernel/http/tickets";
import { testKeys } from "../../test-options";

const now = new Date("2026-11-22T10:00:00Z");

describe("tickets of forms", () => {
  it("hold their time, and are all different", () => {
    const [first, second] = [signTicket(testKeys, formOf(7), now), signTicket(testKeys, formOf(7), now)];
    expect(readTicket(testKeys, formOf(7), first)?.at).toBe(now.getTime());
    expect(readTicket(testKeys, formOf(7), first)?.key).not.toBe(readTicket(testKeys, formOf(7), second)?.key);
  });

  it.each([
    ["another company", (ticket: string) => readTicket(testKeys, formOf(8), ticket)],
    [
      "another secret",
      (ticket: string) => readTicket(fixedKeys("some other testKeys, just as long as it"), formOf(7), ticket),
    ],
    ["an earlier time", (ticket: string) => readTicket(testKeys, formOf(7), ticket.replace(/^\w+/, "1"))],
    ["no signature", (ticket: string) => readTicket(testKeys, formOf(7), ticket.split(".").slice(0, 2).join("."))],
    ["nothing", () => readTicket(testKeys, formOf(7), "")],
  ])("are none with %s", (_, read) => {
    expect(read(signTicket(testKeys, formOf(7), now))).toBeNull();
  });
});
