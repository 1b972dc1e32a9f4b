import type { ComponentType } from "react";
import type { Card } from "@/lib/provider-client/cards";

/** `currency` is the ISO 4217 code of all prices. */
export type TemplateProps = { card: Card; slug: string; brandName: string; currency: string };

/** One way to lay out a card. */
export type Template = ComponentType<TemplateProps>;
