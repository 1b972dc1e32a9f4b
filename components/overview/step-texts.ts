import type { NextStep } from "@/lib/card/next-steps";
import * as paths from "@/lib/paths";
import type { StepText } from "./steps-guide";

export const stepTexts: Record<NextStep, StepText> = {
  logo: { title: "Logo or photo", text: "So people recognise you" },
  about: { title: "What you sell", text: "A few words under your name" },
  contact: { title: "Phone and WhatsApp", text: "So customers can call and message" },
  address: { title: "Address", text: "So customers can find you" },
  product: { title: "First product", text: "A photo, a name and a price" },
  look: { title: "Look", text: "Choose a design and a colour" },
  send: { title: "Send it to yourself", text: "See it on WhatsApp, as your customers will" },
  products: { title: "More products", text: "Show at least 3 of what you sell", href: paths.newProduct },
  brochure: { title: "Brochure", text: "A price list or a menu as a PDF", href: paths.newDocument },
  hours: { title: "Opening hours", text: "So customers know when to come" },
  review: { title: "Google review link", text: "So customers can review you on Google" },
  social: { title: "Social links", text: "Instagram, Facebook and others" },
  payment: { title: "Payment", text: "So customers can pay you by UPI" },
  banner: { title: "Banner", text: "A wide photo at the top of your card", href: paths.banners },
  video: { title: "Video", text: "Show your work, from YouTube", href: paths.newVideo },
};
