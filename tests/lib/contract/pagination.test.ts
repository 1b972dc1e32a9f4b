import { documentListSchema } from "@/lib/contract/content/document";

const item = { id: 1, file: "/media/a.pdf", file_name: "A", uploaded_at: "2026-01-02T03:04:05Z" };

test("a list may be a plain array, or lack its counts", () => {
  const whole = { count: 1, next: null, previous: null, results: [item] };
  expect(documentListSchema.parse([item])).toEqual(whole);
  expect(documentListSchema.parse({ results: [item] })).toEqual(whole);
  expect(documentListSchema.parse({ ...whole, count: 40, next: "?page=2" })).toMatchObject({
    count: 40,
    next: "?page=2",
  });
  expect(documentListSchema.safeParse({ items: [item] }).success).toBe(false);
});
