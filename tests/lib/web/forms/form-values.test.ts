import { readFormValues } from "@/lib/web/forms/form-values";

const read = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return readFormValues(form);
};

test("fields are what they are called", () => {
  expect(read({ name: "Asha", fax: "", rating: "5" })).toEqual({ name: "Asha", fax: "", rating: "5" });
});

test("what is wanted of products becomes lines; what is not is left out", () => {
  expect(
    read({
      name: "Asha",
      "items.7": "2",
      "items.8": "0",
      "items.9": "",
      "items.10": "1.5",
      "items.11": "३",
      "items.12": "०",
      "items.x": "1",
    }),
  ).toEqual({
    name: "Asha",
    "items.x": "1",
    items: [
      { product_id: 7, quantity: "2" },
      { product_id: 10, quantity: "1.5" },
      { product_id: 11, quantity: "३" },
    ],
  });
});

test.each([
  ["98765 43210", { customer_phone: "98765 43210" }],
  ["+९१ ९८७६५ ४३२१०", { customer_phone: "+९१ ९८७६५ ४३२१०" }],
  ["tel:+919876543210", { customer_phone: "tel:+919876543210" }],
  ["https://wa.me/919876543210", { customer_phone: "https://wa.me/919876543210" }],
  ["asha@example.com", { customer_email: "asha@example.com" }],
  ["9876543210@example.com", { customer_email: "9876543210@example.com" }],
  ["asha.example.com", { customer_email: "asha.example.com" }],
  ["", { customer_phone: "" }],
])("%j is taken for what it is", (typed, taken) => {
  const form = new FormData();
  form.set("customer_contact", typed);
  expect(readFormValues(form)).toEqual(taken);
});
