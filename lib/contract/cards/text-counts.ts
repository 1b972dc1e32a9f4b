import { z } from "zod";
import { languageSchema } from "../language";

/** Where an owner's texts stand, in the order of the menu. */
export const textSubjects = ["profile", "banners", "documents", "products", "videos", "people"] as const;
export type TextSubject = (typeof textSubjects)[number];

/** `GET /client/texts/` */
export const textCountsSchema = z.object({
  subjects: z.array(
    z.object({
      subject: z.enum(textSubjects),
      /** How many texts there are in the main language. */
      all: z.number().int(),
      /** How many of them are written in each further language that the card answers in; without any it is absent. */
      written: z.partialRecord(languageSchema, z.number().int()),
    }),
  ),
});
export type TextCounts = z.infer<typeof textCountsSchema>;
