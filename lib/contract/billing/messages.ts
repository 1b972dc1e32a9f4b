import { said } from "../../i18n/said";
import { billingLimits } from "./values";

export const addressRequired = said("billing-rules.addressRequired");
export const countryInvalid = said("billing-rules.countryInvalid");
export const stateRequired = said("billing-rules.stateRequired");
export const pinInvalid = said("billing-rules.pinInvalid");
export const gstinRequired = said("billing-rules.gstinRequired");
export const gstinElsewhere = said("billing-rules.gstinElsewhere");
export const seriesInvalid = said("billing-rules.seriesInvalid");
export const seriesSame = said("billing-rules.seriesSame");
export const sacInvalid = said("billing-rules.sacInvalid");
export const rateInvalid = said("billing-rules.rateInvalid");
export const taxLabelRequired = said("billing-rules.taxLabelRequired");
export const dayTaken = said("billing-rules.dayTaken");
export const termsFixed = said("billing-rules.termsFixed");
export const tooManyTerms = said("billing-rules.tooManyTerms", { most: billingLimits.terms });
export const noTerms = said("billing-rules.noTerms");
