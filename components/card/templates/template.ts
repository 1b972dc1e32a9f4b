import type { ComponentType } from "react";
import type { SectionsProps } from "../sections/card-sections";

export type TemplateProps = SectionsProps & { brandName: string };

/** One way to lay out a card. */
export type Template = ComponentType<TemplateProps>;
