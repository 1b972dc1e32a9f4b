import { formatSize } from "@/lib/format/size";

test.each([
  [0, "0 B"],
  [1_023, "1,023 B"],
  [1_024, "1 KB"],
  [422_000, "412 KB"],
  [1_468_006, "1.4 MB"],
  [5 * 1024 ** 2, "5 MB"],
  [3 * 1024 ** 4, "3,072 GB"],
])("%i bytes are %s", (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
