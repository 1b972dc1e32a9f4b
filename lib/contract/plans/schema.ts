import { z } from "zod";
import * as productMessages from "../content/messages/product";
import { priceSchema } from "../content/price";
import { currencySchema } from "../currency";
import { booleanSchema, daySchema, requiredLine, timeSchema, wholeSchema } from "../fields";
import { highestLimits, type LimitName, limitNames, planFeatures } from "../limits";
import * as fieldMessages from "../messages";
import { decimalsOf, hasDecimals } from "../money";
import { orderSchema } from "../pagination";
import { changeTimes } from "./change";
import * as planMessages from "./messages";
import { subscriptionStates } from "./subscription";
import { mostDaysGiven, planLimits, type RestingContent, restingContents } from "./values";

/** Plans: what clients may have, and what it costs. */

function eachLimit<T extends z.ZodType>(schema: (name: LimitName) => T) {
  return z.object(Object.fromEntries(limitNames.map((name) => [name, schema(name)])) as Record<LimitName, T>);
}

const featuresSchema = z.array(z.enum(planFeatures));
const limitsSchema = eachLimit(() => z.number().int());

/** How much a client may have, and of what. */
export const allowanceSchema = z.object({ limits: limitsSchema, features: featuresSchema });

/** What a plan costs: decimal text in an ISO 4217 currency, for so many months. */
const termsShape = {
  price: z.string(),
  /** What it cost before; null for nothing to compare with. */
  old_price: z.string().nullable(),
  currency: z.string(),
  months: z.number().int(),
  /** Days that new clients have it free of charge. */
  trial_days: z.number().int(),
};

/** `GET /public/plans/`: those that anybody may choose, in the administrators' order. */
export const publicPlanSchema = allowanceSchema.extend({
  id: z.number().int(),
  name: z.string(),
  ...termsShape,
  /** Whether new clients get it; of all plans it is one at most. */
  is_default: z.boolean(),
});
export type PublicPlan = z.infer<typeof publicPlanSchema>;
export const publicPlanListSchema = z.object({ results: z.array(publicPlanSchema) });

/** `GET /admin/plans/`. */
export const planSchema = publicPlanSchema.extend({
  /** Whether the landing page and sign-up show it. */
  is_public: z.boolean(),
  /** How many clients are on it. */
  clients: z.number().int(),
  created_at: timeSchema,
  updated_at: timeSchema,
});
export type Plan = z.infer<typeof planSchema>;
export const planListSchema = z.object({
  results: z.array(planSchema),
  /** How many clients are on no plan. */
  without_plan: z.number().int(),
});
export type PlanList = z.infer<typeof planListSchema>;

/** A whole number that has to be there. */
function wholeOf(least: number, most: number) {
  const invalid = planMessages.wholeInvalid(least, most);
  return wholeSchema(least, most, invalid).pipe(z.number({ error: invalid }));
}

/** A product has a picture, and a card a language. */
const limitOf = (name: LimitName) => wholeOf(name === "languages" || name === "pictures" ? 1 : 0, highestLimits[name]);

const sentFeaturesSchema = featuresSchema.transform((features) => [...new Set(features)]);

/** `POST /admin/plans/` and `PUT /admin/plans/{id}/`. */
export const sendPlanSchema = z
  .object({
    name: requiredLine(planLimits.name, fieldMessages.nameRequired),
    price: priceSchema.pipe(z.string({ error: planMessages.priceRequired })),
    old_price: priceSchema.default(null),
    currency: currencySchema.pipe(z.string({ error: fieldMessages.currencyInvalid })),
    months: wholeOf(1, planLimits.months),
    trial_days: wholeOf(0, planLimits.trialDays).default(0),
    limits: eachLimit(limitOf),
    features: sentFeaturesSchema,
    is_public: booleanSchema.default(false),
    is_default: booleanSchema.default(false),
  })
  .superRefine(({ currency, ...prices }, context) => {
    const most = decimalsOf(currency);
    for (const field of ["price", "old_price"] as const)
      if (!hasDecimals(prices[field] ?? "", most))
        context.addIssue({ code: "custom", path: [field], message: productMessages.priceTooExact(most) });
  })
  .refine(({ price, old_price }) => old_price === null || Number(old_price) > Number(price), {
    path: ["old_price"],
    message: productMessages.oldPriceTooLow,
  });
export type SendPlanInput = z.infer<typeof sendPlanSchema>;

/** `PUT /admin/plans/order/`: the ids of all plans. */
export const planOrderSchema = orderSchema(planLimits.plans);

export const planIdSchema = z.number().int().positive().nullable();

/**
 * When a client's plan starts, and the last day before it is to be paid; null for never. Left out, it starts today, a client
 * that had a due date keeps it, and another one has the plan's trial.
 */
export const startShape = { started_on: daySchema.optional(), due_on: daySchema.nullable().optional() };

/**
 * `PUT /admin/clients/{id}/plan/`: null is no plan. `limits` and `features` are this client's own in place of the plan's;
 * without them the plan's count.
 */
export const setClientPlanSchema = z.object({
  plan_id: planIdSchema,
  ...startShape,
  limits: eachLimit(limitOf).partial().default({}),
  features: sentFeaturesSchema.nullable().default(null),
});
export type SetClientPlanInput = z.infer<typeof setClientPlanSchema>;

/** `POST /admin/clients/{id}/plan/days/`. */
export const giveDaysSchema = z.object({ days: wholeOf(1, mostDaysGiven) });
export type GiveDaysInput = z.infer<typeof giveDaysSchema>;

/** A client's plan by the calendar of the site. */
export const subscriptionSchema = z.object({
  state: z.enum(subscriptionStates),
  /** The last day that is paid for, or free of charge; null where nothing is owed. */
  due_on: z.string().nullable(),
  /** The first day on which the card rests unless it is paid; null for never. */
  rests_on: z.string().nullable(),
  /** The day on which a card that rests is closed; null for never. */
  closes_on: z.string().nullable(),
  /** There where its owner has ended it: it runs until the due date. */
  is_ending: z.literal(true).optional(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** The plan that a client has chosen to have after its own. */
const nextPlanSchema = publicPlanSchema
  .pick({ id: true, name: true, price: true, currency: true, months: true })
  .extend({
    /** Its first day; null for that on which it is paid. */
    begins_on: z.string().nullable(),
    /** Whether its first period is paid for already: it is settled then. */
    is_paid: z.boolean(),
  });
export type NextPlan = z.infer<typeof nextPlanSchema>;

/** How much of what a client may have is used, and what rests. */
const usageShape = {
  /** What counts under the limits of the same name; storage in whole MB, rounded up. */
  used: limitsSchema.omit({ pictures: true, languages: true }),
  /** How many of each rest. */
  resting: z.object(
    Object.fromEntries(restingContents.map((name) => [name, z.number().int()])) as Record<RestingContent, z.ZodNumber>,
  ),
};
export type Usage = z.infer<z.ZodObject<typeof usageShape>>;

/** `GET /admin/clients/{id}/plan/`: what was set, and what comes of it. */
export const clientPlanSchema = z.object({
  plan: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  started_on: z.string().nullable(),
  subscription: subscriptionSchema.nullable(),
  next: nextPlanSchema.nullable(),
  limits: limitsSchema.partial(),
  features: featuresSchema.nullable(),
  allowance: allowanceSchema,
  ...usageShape,
});
export type ClientPlan = z.infer<typeof clientPlanSchema>;

/** `POST /client/plan/shown/`: what the owner would rather show. */
export const showContentSchema = z.object({ content: z.enum(restingContents), id: z.number().int().positive() });
export type ShowContentInput = z.infer<typeof showContentSchema>;

/** `GET /client/plan/`: the plan of the client that asks, null for none, and how much of it is used. */
export const ownPlanSchema = z.object({
  plan: publicPlanSchema.pick({ id: true, name: true, price: true, currency: true, months: true }).nullable(),
  started_on: z.string().nullable(),
  subscription: subscriptionSchema.nullable(),
  next: nextPlanSchema.nullable(),
  allowance: allowanceSchema,
  ...usageShape,
});
export type OwnPlan = z.infer<typeof ownPlanSchema>;

/** `GET /client/plan/choices/`: the public plans, and from when the client that asks would have each. */
export const planChoicesSchema = z.object({
  results: z.array(
    publicPlanSchema.extend({
      /** Without another payment now; null for the plan that the client is on. */
      time: z.enum(changeTimes).nullable(),
      /**
       * Where the client may have it at once for more money: what that is, with its tax. `total` is null as long as nobody
       * is named whom the invoice is for.
       */
      upgrade: z.object({ total: z.string().nullable() }).nullable(),
    }),
  ),
});
export type PlanChoices = z.infer<typeof planChoicesSchema>;

/** `PUT /client/plan/next/` and `POST /client/plan/upgrade/`. */
export const choosePlanSchema = z.object({ plan_id: z.number().int().positive() });

/**
 * `GET /admin/plans/forecast/`: what clients are to pay in this month and the eleven after it, by month and currency. What
 * is overdue counts in this month, and each renewal again after its plan's months.
 */
export const forecastSchema = z.object({
  results: z.array(
    z.object({
      /** YYYY-MM. */
      month: z.string(),
      currency: z.string(),
      renewals: z.number().int(),
      /** Decimal text. */
      amount: z.string(),
      /** Trials that end then; whether they pay nobody knows. */
      trials: z.number().int(),
    }),
  ),
});
export type Forecast = z.infer<typeof forecastSchema>;
