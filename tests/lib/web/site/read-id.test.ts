import { readId } from "@/lib/web/site/read-id";

test.each([
  ["7", 7],
  ["9007199254740991", Number.MAX_SAFE_INTEGER],
  ["9007199254740993", null],
  ["0", null],
  ["-1", null],
  ["1.5", null],
  ["7abc", null],
  ["new", null],
  ["%20", null],
])("the segment %s names the id %s", (segment, id) => {
  expect(readId(segment)).toBe(id);
});
