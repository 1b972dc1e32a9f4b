import type { SitePart } from "@/lib/web/site/site-steps";

type PartText = {
  title: string;
  text: string;
  /** The settings of a deployment that may say it instead. */
  settings: string;
};

/** The parts of the site's settings, as steps and as rows. */
export const partTexts: Record<SitePart, PartText> = {
  name: { title: "Name", text: "Shown on every page and in emails", settings: "BRAND_NAME" },
  logo: { title: "Logo", text: "Beside the name, on browser tabs and in link previews", settings: "" },
  color: { title: "Colour", text: "Buttons and links on your pages and the dashboard", settings: "" },
  contact: {
    title: "Contact",
    text: "How visitors and clients reach you",
    settings: "CONTACT_WHATSAPP and CONTACT_EMAIL",
  },
  operator: { title: "Who runs this site", text: "Your company, named in your policies", settings: "" },
  price: { title: "Price", text: "What a card costs, on your landing page", settings: "" },
  currency: { title: "Currency", text: "For companies that have not chosen their own", settings: "CURRENCY" },
  policies: {
    title: "Policies",
    text: "What your policies promise. Empty fields are left out",
    settings: "",
  },
};
