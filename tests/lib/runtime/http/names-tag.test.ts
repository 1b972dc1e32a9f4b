import { namesTag } from "@/lib/runtime/http/names-tag";

const named = ["*", " *", "* ", " * ", "\t*", '"a"', 'W/"a"', ' "a" ', '"b", "a"', '"b",W/"a"', ',"a"'];
const other = ["", ",", '"b"', "a", "**", '"*"', "W/*", "*, *", '"a', '"b", *', 'w/"a"'];

test.each(named)("%j names a version, weak or strong", (header) => {
  expect([namesTag(header, 'W/"a"'), namesTag(header, '"a"')]).toEqual([true, true]);
});

test.each(other)("%j names none", (header) => {
  expect([namesTag(header, 'W/"a"'), namesTag(header, '"a"')]).toEqual([false, false]);
});
