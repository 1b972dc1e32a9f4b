import type { ComponentType } from "react";
import type { SectionsProps } from "../sections/card-sections";

export type TemplateProps = SectionsProps & { brandName: string };

export type Template = ComponentType<TemplateProps>;
