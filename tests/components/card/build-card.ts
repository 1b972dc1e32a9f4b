import type { Company } from "@/lib/contract/cards/company";
import type { Branch } from "@/lib/contract/cards/fields";
import type { Banner } from "@/lib/contract/content/banner";
import type { Person } from "@/lib/contract/content/person";
import type { Product } from "@/lib/contract/content/product";
import type { Card } from "@/lib/web/provider-client/cards";

const time = "2026-11-20T10:00:00Z";

type CompanyParts = { client?: Partial<Company["client"]>; profile?: Partial<Company["profile"]> };

export function buildCompany({ client, profile }: CompanyParts = {}): Company {
  return {
    client: {
      id: 12,
      company_name: "Marigold Living",
      email: "hello@marigold.example",
      phone: "9800000000",
      slug: "marigold-living",
      ...client,
    },
    user: { id: 3 },
    profile: {
      address: "14 Flower Market Road, Mumbai",
      location: "https://maps.app.goo.gl/x",
      about_us: "Lamps and vases, made by hand.",
      template_choice: "1",
      social_media_links: { instagram: "https://www.instagram.com/marigold" },
      logo: "/media/logo-512.webp",
      logo_set: [{ url: "/media/logo-512.webp", width: 512, height: 512 }],
      logo_photo: "/media/logo-400.jpg",
      ...profile,
    },
  };
}

export function buildEmptyCompany(client: Partial<Company["client"]> = {}): Company {
  return buildCompany({
    client: { email: "", phone: "", ...client },
    profile: {
      address: "",
      location: "",
      about_us: "",
      social_media_links: {},
      logo: null,
      logo_set: [],
      logo_photo: null,
    },
  });
}

export function buildProduct(overrides: Partial<Product> = {}): Product {
  return {
    id: 1,
    name: "Terracotta vase",
    description: "Hand-thrown",
    price: "12.50",
    image: "/media/vase-800.webp",
    image_set: [
      { url: "/media/vase-400.webp", width: 400, height: 300 },
      { url: "/media/vase-800.webp", width: 800, height: 600 },
    ],
    status: "active",
    updated_at: time,
    ...overrides,
  };
}

export function buildBanner(overrides: Partial<Banner> = {}): Banner {
  return {
    id: 1,
    banner_type: "image",
    title: "Made by hand",
    description: "",
    image: "/media/banner-1600.webp",
    image_set: [{ url: "/media/banner-1600.webp", width: 1600, height: 900 }],
    youtube_url: null,
    is_active: true,
    updated_at: time,
    ...overrides,
  };
}

export function buildBranch(overrides: Partial<Branch> = {}): Branch {
  return { name: "Thane", address: "", phone: "", location: "", opening_hours: null, ...overrides };
}

export function buildPerson(overrides: Partial<Person> = {}): Person {
  return {
    id: 1,
    name: "Ravi Kumar",
    role: "Sales",
    phone: "9820011111",
    whatsapp: "9820022222",
    email: "ravi@marigold.example",
    slug: "ravi-kumar-1",
    image: null,
    image_set: [],
    image_photo: null,
    updated_at: time,
    ...overrides,
  };
}

export function buildCard(overrides: Partial<Card> = {}): Card {
  return {
    company: buildCompany(),
    documents: [1, 2, 3].map((id) => ({
      id,
      file: `/media/${id}.pdf`,
      file_name: `Brochure ${id}`,
      uploaded_at: time,
    })),
    products: [buildProduct(), buildProduct({ id: 2, name: "", price: null, image: null, image_set: [] })],
    videos: [
      { id: 1, title: "Workshop", description: "", youtube_url: "https://youtu.be/eRsGyueVLvQ", created_at: time },
      { id: 2, title: "Lost", description: "", youtube_url: "", created_at: time },
    ],
    banners: [buildBanner()],
    people: [],
    reviews: null,
    ...overrides,
  };
}
