import { formatLineTotal, formatOrder, formatTotal } from "@/lib/format/order";
import { english as t } from "@/tests/english";

const sweets = { product_id: 1, name: "Kaju Katli 500 g", price: "450.50", quantity: 2 };
const vase = { product_id: 2, name: "Vase", price: null, quantity: 1 };

test("an order is told line by line, with its sum and its sender", () => {
  expect(formatOrder(t, { items: [sweets, vase], total: "901.00" }, "INR", ["Asha", "98765 43210"])).toBe(
    "2 × Kaju Katli 500 g – ₹901\n1 × Vase\nTotal: ₹901\nAsha\n98765 43210",
  );
});

test("where nothing has a price there is no sum", () => {
  expect(formatOrder(t, { items: [vase], total: "0.00" }, "INR")).toBe("1 × Vase");
  expect(formatTotal({ items: [vase], total: "0.00" }, "INR")).toBeNull();
  expect(formatLineTotal(vase, "INR")).toBeNull();
});

test("nothing ordered is nothing told", () => {
  expect(formatOrder(t, { items: [], total: "0.00" }, "INR")).toBe("");
});
