import { formatMegabytes } from "../values";
import { profileLimits } from "./values";

export const slugInvalid = "Use 2 to 60 small letters, numbers and single hyphens";
export const slugReserved = "This link cannot be used. Please choose another";
export const slugTaken = "This link is already taken. Please choose another";
export const slugsFull = `Your card has already had ${profileLimits.slug.most} links. Please choose one of those`;
export const slugsToday = "You changed the link too often today. Please try again tomorrow";
export const logoTooLarge = `Image size must be less than ${formatMegabytes(profileLimits.logo.bytes)}`;
export const foundedInvalid = "Please enter a year like 1987, not in the future";
export const gstinInvalid = "Please enter all 15 characters of the GSTIN, as on your certificate";
export const gstinMistyped = "One character of this GSTIN is wrong. Please compare it with your certificate.";
export const reviewLinkInvalid = "Please paste the review link from Google";

export const openingHoursInvalid = "Opening hours must be a JSON object";
export const openingHoursOverlap = "These hours overlap with others";
export const clockTimeInvalid = "Please enter a time";
export const spansLimit = `A day can have at most ${profileLimits.openingHours.spans} opening times`;
export const specialDatesLimit = `You can keep at most ${profileLimits.openingHours.dates} special dates`;
export const specialDateRepeated = "This date is already in the list";

export const phonesInvalid = "Numbers must be a JSON list";
export const phonesLimit = `You can keep at most ${profileLimits.phones.max} more numbers`;
export const phoneLabelRequired = "Please enter what this number is for";
export const linksInvalid = "Links must be a JSON list";
export const linksLimit = `You can keep at most ${profileLimits.links.max} links`;
export const linkTitleRequired = "Please enter a name for this link";
export const linkUrlRequired = "Please paste the link";
export const linkIconInvalid = "Please choose an icon from the list";
export const linkEndsFirst = "The last day is before the first";
export const branchesInvalid = "Branches must be a JSON list";
export const branchesLimit = `You can keep at most ${profileLimits.branches.max} branches`;
export const branchNameRequired = "Please give this branch a name";
export const socialLinksInvalid = "Social links must be a JSON object or list";
export const socialLinkInvalid = (network: string) => `Please enter your ${network} link, or your @name there`;

export const upiIdInvalid = "Please enter your UPI ID as in your payment app, e.g. name@bank";
export const amountInvalid = `Please enter an amount from 1 to ${profileLimits.upi.amount.toLocaleString("en-IN")} rupees`;
export const bankInvalid = "Bank details must be a JSON object";
export const accountNameRequired = "Please enter the name on the account";
export const accountNumberInvalid = `Please enter the account number: ${profileLimits.bank.number.min} to ${profileLimits.bank.number.max} digits`;
export const ifscInvalid = "Please enter all 11 characters of the IFSC, e.g. SBIN0001234";
export const bankNameRequired = "Please enter the name of the bank";

export const sectionsInvalid = "Sections must be a JSON list of sections";
export const emptySectionsInvalid = "Must be show or hide";
export const moodInvalid = "Please choose one of the styles";
