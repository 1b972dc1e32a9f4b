import { mailLink } from "@/lib/contract/email";
import { emailSchema } from "@/lib/contract/fields";
import * as fieldMessages from "@/lib/contract/messages";

test.each([
  ["b&b@inn.example", "b&b@inn.example"],
  ["info@xn--c2bd4bq1db8d.xn--h2brj9c", "info@xn--c2bd4bq1db8d.xn--h2brj9c"],
  ["info@xn--e1afmkfd.xn--p1ai", "info@xn--e1afmkfd.xn--p1ai"],
  ["info@müller.example", "info@xn--mller-kva.example"],
  [" Info@MÜLLER.example ", "info@xn--mller-kva.example"],
  ["info@डाटामेल.भारत", "info@xn--c2bd4bq1db8d.xn--h2brj9c"],
  ["o'neil+shop@mail.co.in", "o'neil+shop@mail.co.in"],
  ["a/b=c!d#e$f%g*h?i^j`k{l|m}n~o_p-q@x.example", "a/b=c!d#e$f%g*h?i^j`k{l|m}n~o_p-q@x.example"],
  ["1@2.example", "1@2.example"],
])("%s is taken as %s", (typed, stored) => expect(emailSchema.parse(typed)).toBe(stored));

test.each([
  "a b@x.example",
  "a@b",
  "@x.example",
  "a@x..example",
  "a@.example",
  "a@-x.example",
  "a..b@x.example",
  ".a@x.example",
  "a@x.example/y",
  "a@x.example:25",
  "a@b@x.example",
  "a@127.0.0.1",
  "a@ü/../x.example",
  "a@x.ex\u0000ample",
  "a\r\nb@x.example",
  `${"a".repeat(65)}@x.example`,
])("%j is refused", (typed) => {
  expect(emailSchema.safeParse(typed).error?.issues[0]?.message).toBe(fieldMessages.emailInvalid);
});

test.each(["अशोक@डाटामेल.भारत", "josé@x.example", "李@x.example"])(
  "%s, which only some mail servers take, is refused in words",
  (typed) => expect(emailSchema.safeParse(typed).error?.issues[0]?.message).toBe(fieldMessages.emailNameInvalid),
);

test("a link to write to it leads to it alone", () => {
  expect(mailLink("a?subject=x&b@x.example")).toBe("mailto:a%3Fsubject%3Dx%26b@x.example");
});
