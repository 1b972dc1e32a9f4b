import { z } from "zod";
import { createBannerForm, editBannerForm } from "@/components/banners/banner-form";
import { createSchemaResolver } from "@/components/form/schema-resolver";
import { personForm } from "@/components/people/person-form";
import { photoProductsForm } from "@/components/products/photos/photo-products";
import { productForm } from "@/components/products/product-form";
import { videoForm } from "@/components/videos/video-form";
import { wholeNumberInvalid } from "@/lib/contract/appointments/messages";
import { writeAppointmentSettingsSchema } from "@/lib/contract/appointments/schema";
import { profileFormSchema } from "@/lib/contract/cards/schema";
import { createClientSchema, editClientFormSchema, importRowSchema } from "@/lib/contract/clients/schema";
import { writtenProductSchema } from "@/lib/contract/content/product";
import { validationError } from "@/lib/contract/errors";
import { feedbackFormSchema } from "@/lib/contract/feedback/schema";
import {
  askForResetLinkSchema,
  changeOwnPasswordSchema,
  changePasswordFormSchema,
  changePasswordSchema,
  confirmEmailSchema,
  loginSchema,
  ownerProofSchema,
  provenPasswordFormSchema,
  resetPasswordFormSchema,
  updateAccountSchema,
} from "@/lib/contract/identity/schema";
import type { Operation } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import { contactSchema } from "@/lib/contract/privacy/schema";
import { buildProduct } from "../../components/products/build-product";
import { english, fieldMessages } from "../../english";

/** Words that nobody should have to read: the validator's default messages. */
const validatorWords =
  /\binvalid (input|option|string|number|key|value|discriminator|element)|too (big|small)|\bexpected\b|received|undefined|NaN|unrecognized|\[object/i;

const odd: readonly unknown[] = [
  undefined,
  null,
  "",
  " ",
  "x",
  "abc abc",
  "-1",
  "1.5",
  "1e9",
  "９９",
  "<b>",
  "\u0000",
  "\ud800",
  "2026-02-30",
  "a@b",
  `${"a".repeat(300)}@example.com`,
  "http://",
  "javascript:alert(1)",
  "x".repeat(300_000),
  0,
  -1,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  10 ** 30,
  true,
  [],
  [[]],
  Array.from({ length: 500 }, () => ({})),
  {},
  { a: 1 },
  new Date(Number.NaN),
];

/** An object with `leaf` under every key, nested to `depth`. */
function filled(schema: unknown, leaf: unknown, depth: number): unknown {
  const { def } = (schema as z.ZodType)._zod as unknown as { def: Record<string, unknown> };
  if (depth === 0) return leaf;
  if (def.type === "object") {
    const keys = Object.entries(def.shape as object);
    return Object.fromEntries(keys.map(([key, inner]) => [key, filled(inner, leaf, depth - 1)]));
  }
  if (def.type === "array") return [filled(def.element, leaf, depth - 1)];
  if (def.type === "record") return { a: filled(def.valueType, leaf, depth - 1) };
  if (def.type === "union") {
    const options = def.options as unknown[];
    const made = options.map((option) => filled(option, leaf, depth));
    return made.find((value) => value !== leaf) ?? leaf;
  }
  if (def.type === "pipe") {
    const behind = filled(def.in, leaf, depth);
    return behind === leaf ? filled(def.out, leaf, depth) : behind;
  }
  return "innerType" in def ? filled(def.innerType, leaf, depth) : leaf;
}

function inputsOf(schema: unknown): unknown[] {
  return [0, 1, 2, 3, 4].flatMap((depth) => odd.map((leaf) => filled(schema, leaf, depth)));
}

const said = (schema: z.ZodType, input: unknown) => {
  const { error } = schema.safeParse(input);
  return error
    ? Object.values(validationError(error).fields ?? {})
        .flat()
        .map(english.say)
    : [];
};

const wrong = (texts: readonly string[]) => [...new Set(texts)].filter((text) => !text || validatorWords.test(text));

const checked = Object.entries<Operation>(operations).flatMap(([name, { query, body }]) => [
  ...(query ? [[`${name} query`, query] as const] : []),
  ...(body ? [[`${name} body`, body] as const] : []),
]);

test("there are calls to check", () => expect(checked.length).toBeGreaterThan(60));

test.each(checked)("%s refuses nothing in the validator's words", (_, schema) => {
  expect(wrong(inputsOf(schema).flatMap((input) => said(schema, input)))).toEqual([]);
});

const forms = {
  createBannerForm,
  editBannerForm,
  personForm,
  photoProductsForm,
  createProduct: productForm("JPY"),
  editProduct: productForm("INR", buildProduct()),
  videoForm,
  profileFormSchema,
  loginSchema,
  updateAccountSchema,
  ownerProofSchema,
  changePasswordSchema,
  changeOwnPasswordSchema,
  changePasswordFormSchema,
  provenPasswordFormSchema,
  createClientSchema,
  editClientFormSchema,
  importRowSchema,
  writeAppointmentSettingsSchema,
  confirmEmailSchema,
  resetPasswordFormSchema,
  askForResetLinkSchema,
  contactSchema,
  feedbackFormSchema,
  productRow: writtenProductSchema(z.undefined()),
  ...Object.fromEntries(checked),
} as Record<string, z.ZodType>;

test.each(Object.entries(forms))("the form of %s shows no word of the validator's", async (_, schema) => {
  const check = createSchemaResolver(schema as z.ZodType<Record<string, unknown>, Record<string, unknown>>);
  const texts: string[] = [];
  for (const input of inputsOf(schema)) {
    if (typeof input !== "object" || input === null) continue;
    const options = { fields: {}, shouldUseNativeValidation: false };
    const { errors } = await check(input as Record<string, unknown>, undefined, options);
    collect(errors, texts);
  }
  expect(wrong(texts)).toEqual([]);
});

/** The messages in a form's errors, which are nested like its fields. */
function collect(errors: unknown, texts: string[]): void {
  if (typeof errors !== "object" || errors === null) return;
  const { message } = errors as { message?: unknown };
  if (typeof message === "string") texts.push(english.say(message));
  for (const [name, inner] of Object.entries(errors)) if (name !== "ref") collect(inner, texts);
}

test.each([
  [z.string(), null, fieldMessages.required],
  [z.string(), 7, fieldMessages.textInvalid],
  [z.number(), "x", fieldMessages.numberInvalid],
  [z.boolean(), "x", fieldMessages.booleanInvalid],
  [z.enum(["a", "b"]), "c", "Please choose one of: a, b"],
  [z.string().max(3), "abcd", fieldMessages.tooLong(3)],
  [z.string().min(3), "a", fieldMessages.tooShort(3)],
  [z.string().min(1), "", fieldMessages.required],
  [z.number().max(3), 4, fieldMessages.tooMuch(3)],
  [z.number().min(3), 2, fieldMessages.tooLittle(3)],
  [z.array(z.string()).max(1), ["a", "b"], fieldMessages.tooMany(1)],
  [z.array(z.string()).min(1), [], fieldMessages.tooFew(1)],
  [z.email(), "a@", fieldMessages.emailInvalid],
  [z.iso.date(), "2026-02-30", fieldMessages.dayInvalid],
  [z.strictObject({}), { a: 1 }, "Not known here: a"],
  [z.union([z.literal(""), z.string().regex(/^\d+$/, "Only digits")]), "x", "Only digits"],
  [z.union([z.null(), z.union([z.literal(""), z.email("No such address")])]), "x", "No such address"],
  [z.union([z.literal(""), z.string().max(3)]), "abcd", fieldMessages.tooLong(3)],
  [z.union([z.literal(""), z.null()]), 7, fieldMessages.unfit],
  [z.string().refine(() => false), "x", fieldMessages.unfit],
] as [z.ZodType, unknown, string][])("what a schema does not word is said plainly: %#", (schema, input, text) => {
  expect(said(schema, input)).toEqual([text]);
});

test("of several ways to fill a field in, the one that comes closest says what is wrong", async () => {
  const check = createSchemaResolver(writeAppointmentSettingsSchema as z.ZodType<object, object>);
  const values = { is_on: "x", services: [{ name: "Cut", minutes: "abc" }], step: "x", at_once: "" };
  const { errors } = await check(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  expect(errors).toMatchObject({
    services: [{ minutes: { message: wholeNumberInvalid(5, 480) } }],
    step: { message: expect.stringContaining("wholeNumberInvalid") },
    at_once: { message: expect.stringContaining("wholeNumberInvalid") },
  });
  const person = createSchemaResolver(personForm as unknown as z.ZodType<object, object>);
  const long = await person(
    { name: "Asha", role: "", phone: "", whatsapp: "", email: `${"a".repeat(300)}@example.com`, image: undefined },
    undefined,
    { fields: {}, shouldUseNativeValidation: false },
  );
  expect(long.errors).toMatchObject({ email: { message: expect.stringContaining("rules.tooLong") } });
});
