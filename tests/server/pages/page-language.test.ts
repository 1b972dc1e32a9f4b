import { readPageLanguage } from "@/server/pages/page-language";

test.each([
  ["acme/hi", "hi", "acme"],
  ["acme/hi/p/lamp-7", "hi", "acme/p/lamp-7"],
  ["acme/ur/appointment/token", "ur", "acme/appointment/token"],
  ["hi/signup/thanks", "hi", "signup/thanks"],
  ["ta/policies/terms", "ta", "policies/terms"],
  // A company may have had the name of a language before there were any.
  ["hi", null, "hi"],
  ["hi/contact", null, "hi/contact"],
  ["hi/ta/contact", "ta", "hi/contact"],
  ["", null, ""],
  ["acme", null, "acme"],
  ["acme/contact", null, "acme/contact"],
  ["acme/HI", null, "acme/HI"],
  ["acme/constructor", null, "acme/constructor"],
  ["dashboard/hi", null, "dashboard/hi"],
  ["policies/hi", null, "policies/hi"],
  ["card/hi/review", null, "card/hi/review"],
])("/%s is in %s at /%s", (address, language, plain) => {
  const found = readPageLanguage(address.split("/").filter(Boolean));
  expect([found.language, found.segments.join("/")]).toEqual([language, plain]);
});
