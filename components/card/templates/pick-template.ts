import type { TemplateChoice } from "@/lib/contract/profile";
import { DefaultTemplate } from "./default-template";
import type { Template } from "./template";

const templates: Partial<Record<TemplateChoice, Template>> = { "1": DefaultTemplate };

/** A choice without a layout of its own is laid out as the default. */
export function pickTemplate(choice: TemplateChoice): Template {
  return templates[choice] ?? DefaultTemplate;
}
