import { translatorOf } from "@/lib/i18n/catalog";

export const t = translatorOf("en");
