import { formatList } from "@/lib/format/list";

test.each([
  ["en", "JPG, PNG and GIF", "JPG, PNG or GIF"],
  ["hi", "JPG, PNG, और GIF", "JPG, PNG या GIF"],
] as const)("a list ends in the reader's word before its last part: %s", (language, both, one) => {
  const parts = ["JPG", "PNG", "GIF"];
  expect([formatList({ language }, parts), formatList({ language }, parts, "or")]).toEqual([both, one]);
});
