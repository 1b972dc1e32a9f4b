import { contactField, readContact } from "../../contract/feedback/values";
import { toAsciiDigits } from "../../contract/typed-digits";

/** A filled-in form as the JSON that its call takes; the field `items.7` is the quantity of product 7. */
export function readFormValues(form: FormData): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const items: { product_id: number; quantity: unknown }[] = [];
  for (const [name, value] of form) {
    const [, product] = /^items\.(\d+)$/.exec(name) ?? [];
    if (name === contactField) Object.assign(values, readContact(String(value)));
    else if (!product) values[name] = value;
    else if (value !== "" && Number(toAsciiDigits(String(value))) !== 0)
      items.push({ product_id: Number(product), quantity: value });
  }
  return items.length > 0 ? { ...values, items } : values;
}
