import { said } from "../../i18n/said";
import { MB } from "../values";
import { profileLimits } from "./values";

export const slugInvalid = said("cards-rules.slugInvalid");
export const slugReserved = said("cards-rules.slugReserved");
export const slugTaken = said("cards-rules.slugTaken");
export const slugsFull = said("cards-rules.slugsFull", { most: profileLimits.slug.most });
export const slugsToday = said("cards-rules.slugsToday");
export const logoTooLarge = said("cards-rules.logoTooLarge", { megabytes: profileLimits.logo.bytes / MB });
export const foundedInvalid = said("cards-rules.foundedInvalid");
export const gstinInvalid = said("cards-rules.gstinInvalid");
export const gstinMistyped = said("cards-rules.gstinMistyped");
export const reviewLinkInvalid = said("cards-rules.reviewLinkInvalid");

export const phonesInvalid = said("cards-rules.phonesInvalid");
export const phonesLimit = said("cards-rules.phonesLimit", { most: profileLimits.phones.max });
export const phoneLabelRequired = said("cards-rules.phoneLabelRequired");
export const linksLimit = said("cards-rules.linksLimit", { most: profileLimits.links.max });
export const linkEndsFirst = said("cards-rules.linkEndsFirst");
export const branchesInvalid = said("cards-rules.branchesInvalid");
export const branchesLimit = said("cards-rules.branchesLimit", { most: profileLimits.branches.max });
export const branchNameRequired = said("cards-rules.branchNameRequired");
export const socialLinksInvalid = said("cards-rules.socialLinksInvalid");
export const socialLinkInvalid = (network: string) => said("cards-rules.socialLinkInvalid", { network });

export const upiIdInvalid = said("cards-rules.upiIdInvalid");
export const amountInvalid = said("cards-rules.amountInvalid", { max: profileLimits.upi.amount });
export const bankInvalid = said("cards-rules.bankInvalid");
export const accountNameRequired = said("cards-rules.accountNameRequired");
export const accountNumberInvalid = said("cards-rules.accountNumberInvalid", {
  min: profileLimits.bank.number.min,
  max: profileLimits.bank.number.max,
});
export const ifscInvalid = said("cards-rules.ifscInvalid");
export const bankNameRequired = said("cards-rules.bankNameRequired");

export const sectionsInvalid = said("cards-rules.sectionsInvalid");
export const emptySectionsInvalid = said("cards-rules.emptySectionsInvalid");
export const moodInvalid = said("cards-rules.moodInvalid");

export const languageInvalid = said("cards-rules.languageInvalid");
export const languagesOffInvalid = said("cards-rules.languagesOffInvalid");
export const memberRulesInvalid = said("cards-rules.memberRulesInvalid");
