import { branchesFormSchema } from "@/lib/contract/cards/fields";
import { linksFormSchema } from "@/lib/contract/cards/links";
import { createClientSchema, createSignUpSchema } from "@/lib/contract/clients/schema";
import { documentNameSchema } from "@/lib/contract/content/document";
import { personFields } from "@/lib/contract/content/person-fields";
import { updateProductSchema } from "@/lib/contract/content/product";
import { productFields } from "@/lib/contract/content/product-fields";
import { createVideoSchema } from "@/lib/contract/content/video";
import { createFeedbackSchema } from "@/lib/contract/feedback/schema";
import { companyNameSchema, oneLineText, optionalText, requiredText } from "@/lib/contract/fields";
import { sendLeadSchema } from "@/lib/contract/leads/schema";
import * as fieldMessages from "@/lib/contract/messages";

/** Every field that holds one line of text. */
const lines = {
  company: companyNameSchema,
  client: createClientSchema.shape.company_name,
  product: productFields.name.sent,
  "product's category": updateProductSchema.shape.category,
  "product's unit": updateProductSchema.shape.unit,
  document: documentNameSchema,
  person: personFields.name.sent,
  "review's writer": createFeedbackSchema.shape.customer_name,
  "lead's sender": sendLeadSchema.shape.name,
  "sign-up": createSignUpSchema.shape.name,
  video: createVideoSchema.shape.title,
  branch: branchesFormSchema.element.shape.name,
  link: linksFormSchema.element.shape.title,
};

const typed: [string, string][] = [
  ["Asha\nb@case.example", "Asha b@case.example"],
  ["Asha\r\nStores", "Asha Stores"],
  ["Asha\rStores", "Asha Stores"],
  ["Asha\u2028\u2029Stores", "Asha Stores"],
  ["\tAsha \v\f\x85 Stores\n", "Asha Stores"],
  ["Asha\x00\x1b Stores", "Asha Stores"],
  ["\u202eAsha\u202c \u200fStores\u200e", "Asha Stores"],
  ["\u2067Asha\u2069\ufeff Stores \u061c", "Asha Stores"],
  [
    "\u0915\u094d\u200d\u0937 \u0d05\u0d35\u0d28\u0d4d\u200d",
    "\u0915\u094d\u200d\u0937 \u0d05\u0d35\u0d28\u0d4d\u200d",
  ],
];

describe.each(Object.entries(lines))("a %s", (_, schema) => {
  test.each(typed)("is one line without what turns text round (%#)", (text, expected) =>
    expect(schema.parse(text)).toBe(expected),
  );
});

const unseen = [
  "\u200b",
  "\u3164",
  "\u2060\u2060",
  "\u00ad",
  "\ufeff",
  "\u2800",
  "\u200e\u202e",
  "\u200d \u200c",
  "\uffa0",
  "\u115f",
  "\u{e0041}",
  "\u034f",
  "\u180e",
  "\ufe0f",
];
const required = [
  "company",
  "client",
  "product",
  "document",
  "person",
  "review's writer",
  "lead's sender",
  "sign-up",
  "video",
  "branch",
  "link",
] as const;

test.each(required)("a %s made of what nobody sees is missing", (name) => {
  for (const text of unseen) {
    const { error } = lines[name].safeParse(text);
    expect([text, error?.issues[0]?.message]).toEqual([text, lines[name].safeParse("").error?.issues[0]?.message]);
  }
});

test("a text in lines keeps them, and is missing when nobody sees any of it", () => {
  const text = requiredText(40, fieldMessages.nameRequired);
  expect(text.parse(" One\r\ntwo\rthree\u2028four\tfive \x07")).toBe("One\ntwo\nthree\nfour\tfive");
  expect(text.safeParse("\u200b\n\u2060").success).toBe(false);
  expect(optionalText(40).parse("\u200b\n")).toBe("");
});

test("a text is measured as it is stored", () => {
  expect(oneLineText(3).parse("  a\n\n\u202e b ")).toBe("a b");
  expect(oneLineText(3).safeParse("abcd").error?.issues[0]?.message).toBe(fieldMessages.tooLong(3));
});
