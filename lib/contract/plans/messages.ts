import { said } from "../../i18n/said";
import { figuresWithoutFeature, planLimits } from "./values";

export const priceRequired = said("plans-rules.priceRequired");
export const wholeInvalid = (least: number, most: number) => said("plans-rules.wholeInvalid", { least, most });
export const inUse = (count: number) => said("plans-rules.inUse", { count });
export const tooManyPlans = said("plans-rules.tooMany", { most: planLimits.plans });
export const nothingDue = said("plans-rules.nothingDue");
export const nothingToClose = said("plans-rules.nothingToClose");
export const inUseNext = (count: number) => said("plans-rules.inUseNext", { count });
export const paused = said("plans-rules.paused");
export const changePaid = said("plans-rules.changePaid");
export const nothingToEnd = said("plans-rules.nothingToEnd");
export const hasEnded = said("plans-rules.hasEnded");
export const unknown = said("plans-rules.unknown");
export const figuresLacking = said("plans-rules.figuresLacking", { days: figuresWithoutFeature });
