import { readOrdered, writeOrdered } from "@/lib/web/forms/ordered";
import { buildProduct } from "../../../components/products/build-product";

const products = [
  buildProduct({ id: 7, name: "Kaju Katli", price: "450.00" }),
  buildProduct({ id: 8, name: "Vase", price: null }),
  buildProduct({ id: 9, name: "Lamp", price: "1.00" }),
];

test("what was ordered comes back from the address with today's names and prices", () => {
  const text = writeOrdered([
    { product_id: 8, quantity: 1 },
    { product_id: 7, quantity: 2 },
  ]);
  expect(text).toBe("8.1-7.2");
  expect(readOrdered(text, products)).toEqual({
    items: [
      { product_id: 7, name: "Kaju Katli", price: "450.00", quantity: 2 },
      { product_id: 8, name: "Vase", price: null, quantity: 1 },
    ],
    total: "900.00",
  });
});

test.each(["", "999.1", "7", "7.0", "7.x", "7.1e400", "<script>", "-", "."])("%j is no order", (text) => {
  expect(readOrdered(text, products)).toEqual({ items: [], total: "0.00" });
});
