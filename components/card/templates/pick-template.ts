import type { TemplateChoice } from "@/lib/contract/cards/values";
import { BoldTemplate } from "./bold-template";
import { DefaultTemplate } from "./default-template";
import { EditorialTemplate } from "./editorial-template";
import { StackedTemplate } from "./stacked-template";
import type { Template } from "./template";
import { VisitingTemplate } from "./visiting-template";

const templates: Record<TemplateChoice, Template> = {
  "1": DefaultTemplate,
  "2": StackedTemplate,
  "3": EditorialTemplate,
  "4": BoldTemplate,
  "5": VisitingTemplate,
};

export function pickTemplate(choice: TemplateChoice): Template {
  return templates[choice];
}
