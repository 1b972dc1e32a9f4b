import type { CompleteProfile, Profile } from "@/lib/contract/cards/schema";

export function buildProfile(overrides: Partial<Profile> = {}): Profile {
  return {
    tagline: "",
    address: "12 MG Road, Pune",
    location: "https://maps.example.com/place",
    about_us: "Spices since 1961",
    template_choice: "1",
    social_media_links: { instagram: "https://instagram.com/sharma" },
    logo: "/media/logo.webp",
    brand_color: null,
    logo_color: null,
    review_link: "",
    time_zone: null,
    ...overrides,
  };
}

export function buildCompleteProfile(
  overrides: { client?: Partial<CompleteProfile["client"]>; profile?: Partial<Profile> } = {},
): CompleteProfile {
  return {
    client: {
      id: 3,
      company_name: "Sharma Traders",
      email: "priya@sharma.example",
      phone: "+91 98765 43210",
      slug: "sharma-traders",
      ...overrides.client,
    },
    profile: buildProfile(overrides.profile),
    has_profile: true,
  };
}
