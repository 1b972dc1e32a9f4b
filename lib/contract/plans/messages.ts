import { said } from "../../i18n/said";
import { figuresWithoutFeature, planLimits } from "./values";

export const priceRequired = said("plans-rules.priceRequired");
export const wholeInvalid = (least: number, most: number) => said("plans-rules.wholeInvalid", { least, most });
export const inUse = (count: number) => said("plans-rules.inUse", { count });
export const tooManyPlans = said("plans-rules.tooMany", { most: planLimits.plans });
export const nothingDue = said("plans-rules.nothingDue");
export const nothingToClose = said("plans-rules.nothingToClose");
export const unknown = said("plans-rules.unknown");
export const figuresLacking = said("plans-rules.figuresLacking", { days: figuresWithoutFeature });
