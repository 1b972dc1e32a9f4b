import { readRequestId } from "@/lib/runtime/log/context";

test.each(["0d6ba1f2-5b0c-4d4f-9a70-1d2f3c4b5a69", "5f1e2c3b4a", "abcdef0123456789abcdef0123456789"])(
  "%s is one",
  (id) => {
    expect(readRequestId(id)).toBe(id);
  },
);

test.each([
  undefined,
  null,
  "",
  "short",
  "a".repeat(37),
  "a b c d e f",
  "abcdefgh\n",
  "ünïcödés!",
  ["abcdefgh", "abcdefgh"],
])("%j is none", (given) => expect(readRequestId(given)).toBeNull());
