import type { ComponentType } from "react";
import type { Card } from "@/lib/provider-client/cards";

export type TemplateProps = { card: Card; slug: string; brandName: string };

/** One way to lay out a card. */
export type Template = ComponentType<TemplateProps>;
