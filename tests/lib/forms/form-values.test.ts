import { readFormValues } from "@/lib/forms/form-values";

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
    read({ name: "Asha", "items.7": "2", "items.8": "0", "items.9": "", "items.10": "1.5", "items.x": "1" }),
  ).toEqual({
    name: "Asha",
    "items.x": "1",
    items: [
      { product_id: 7, quantity: "2" },
      { product_id: 10, quantity: "1.5" },
    ],
  });
});
