import { z } from "zod";
import { toPublicProfile } from "../../card/content";
import { type Company, companySchema } from "../../contract/company";
import { timeZoneSchema } from "../../contract/time-zone";
import { nameCompany, textSchema } from "./account";
import { profileAnswerSchema } from "./profile";
import { isShown } from "./shown-media";

const { client, user, changes_at, takes_leads, takes_appointments } = companySchema.shape;

const companyAnswerSchema = z.object({
  client: z.preprocess(nameCompany, client.extend({ email: textSchema, phone: textSchema })),
  user: user.catch(undefined),
  profile: profileAnswerSchema.transform((profile) => toPublicProfile(profile, isShown)),
  time_zone: timeZoneSchema.optional().catch(undefined),
  changes_at: changes_at.catch(undefined),
  takes_leads: takes_leads.catch(undefined),
  takes_appointments: takes_appointments.catch(undefined),
});

/** @throws a ZodError when not even the company's name can be read. */
export function readCompany(data: unknown): Company {
  return companyAnswerSchema.parse(data);
}
