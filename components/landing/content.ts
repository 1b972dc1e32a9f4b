import type { IconName } from "@/components/card/icons";
import { limitsOf } from "@/lib/contract/limits";

export const siteLine = "Digital visiting card in 2 minutes";

export const anchors = [
  { id: "home", name: "Home" },
  { id: "features", name: "Features" },
  { id: "benefits", name: "Benefits" },
  { id: "pricing", name: "Pricing" },
  { id: "about", name: "About" },
  { id: "contact", name: "Contact" },
] as const;

export const steps = [
  { name: "Create", text: "Fill in your company, your logo and how to reach you. It takes about two minutes." },
  { name: "Save to device", text: "Keep your card on your phone's home screen and in your customers' contacts." },
  { name: "Share", text: "Send one link on WhatsApp, by email or in your profile. It is always up to date." },
];

export const features: { name: string; text: string; icon: IconName }[] = [
  { name: "One-click call", text: "One tap calls your number.", icon: "phone" },
  { name: "WhatsApp", text: "Customers start a chat without saving your number first.", icon: "whatsapp" },
  { name: "Email", text: "One tap opens an email to you.", icon: "mail" },
  { name: "Navigate", text: "Your address on the map, with directions.", icon: "pin" },
  {
    name: "Add to contacts",
    text: "One tap saves your name, number, address and logo.",
    icon: "contact",
  },
  { name: "Website and social links", text: "All your links in one place.", icon: "globe" },
  { name: "Unlimited sharing", text: "Share as often as you like. Old links keep working.", icon: "share" },
  {
    name: "Online store",
    text: "Show products with pictures and prices; people ask about them or send an order.",
    icon: "store",
  },
];

export const groups: { name: string; text: string; icon: IconName }[] = [
  {
    name: "Business owners",
    text: "Your shop in a chat: products, brochures, videos and directions.",
    icon: "briefcase",
  },
  {
    name: "Sales professionals",
    text: "Send everything in one message and be in their contacts before you leave.",
    icon: "handshake",
  },
  {
    name: "Software and IT people",
    text: "Your work, your profiles and your number behind one short link. No paper, no reprint.",
    icon: "code",
  },
];

const { documents, products } = limitsOf(null);

export const plan = [
  "25 premium themes",
  "Unlimited sharing and updates",
  `${documents} PDF documents`,
  `${products} products in the store`,
  "A choice of templates",
];
