import type { Product } from "@/lib/contract/content/product";

export function buildProduct(overrides: Partial<Product> = {}): Product {
  return {
    id: 1,
    name: "Terracotta vase",
    description: "Hand-thrown",
    price: "24.00",
    image: "/media/vase-800.webp",
    image_set: [
      { url: "/media/vase-800.webp", width: 800, height: 800 },
      { url: "/media/vase-400.webp", width: 400, height: 400 },
    ],
    status: "active",
    updated_at: "2026-11-01T10:00:00.000Z",
    ...overrides,
  };
}
