import type { Contact } from "@/lib/card/vcard";

export function buildContact(overrides: Partial<Contact> = {}): Contact {
  return {
    name: "Marigold Living",
    phone: "+919800000000",
    phones: [],
    email: "hello@marigold.example",
    address: "14 Flower Market Road, Mumbai",
    links: ["https://cards.example/marigold", "https://instagram.com/marigold"],
    note: "Lamps; vases, and more\nMade by hand",
    photo: null,
    ...overrides,
  };
}
