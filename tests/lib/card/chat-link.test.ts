import { chatLink, formTargets } from "@/lib/card/chat-link";
import { parsePhone } from "@/lib/card/phone";

test("the text of a chat survives signs and other scripts", () => {
  const text = "शर्मा & Sons\nhttps://cards.example/sharma?a=b#c";
  const link = new URL(chatLink("919876543210", text));
  expect(link.origin + link.pathname).toBe("https://wa.me/919876543210");
  expect(link.searchParams.get("text")).toBe(text);
  expect(formTargets).toContain(link.origin);
});

test.each([
  ["98765 43210", "919876543210"],
  ["+91 (98765) 43-210", "919876543210"],
  ["09876543210", "919876543210"],
  ["+1 415 555 2671", "14155552671"],
  ["12", undefined],
  ["", undefined],
  ["abc", undefined],
  ["98765 4321012345678", undefined],
  ["https://evil.example", undefined],
])("%p is the number %p", (typed, digits) => {
  expect(parsePhone(typed)?.chat ?? undefined).toBe(digits);
});
