import { formatMegabytes } from "../limits/megabytes";
import { profileLimits } from "../limits/profile";

export const slugInvalid = "Use 2 to 60 lowercase letters, digits and single hyphens";
export const slugReserved = "This address is reserved";
export const slugTaken = "This address is already taken";
export const slugsFull = `Your card has had ${profileLimits.slug.most} addresses. Please choose one of them`;
export const slugsToday = "Your card has had many new addresses today. Please choose a new one tomorrow";
export const logoTooLarge = `Image size must be less than ${formatMegabytes(profileLimits.logo.bytes)}`;
export const foundedInvalid = "Please enter a year such as 1987, not in the future";
export const gstinInvalid = "Please enter the GSTIN with its 15 characters, as your certificate shows it";
export const gstinMistyped = "One character of this GSTIN is wrong. Please compare it with your certificate.";
export const reviewLinkInvalid = "Please use the review link that Google gives you";

export const openingHoursInvalid = "Opening hours must be a JSON object";
export const openingHoursOverlap = "These hours overlap with others";
export const clockTimeInvalid = "Please enter a time";
export const spansLimit = `A day can have at most ${profileLimits.openingHours.spans} times`;
export const specialDatesLimit = `You can keep at most ${profileLimits.openingHours.dates} special dates`;
export const specialDateRepeated = "This date is in the list already";

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
export const socialLinkInvalid = (network: string) =>
  `Please enter your ${network} link, or your name there with an @ before it`;

export const upiIdInvalid = "Please enter your UPI ID as your payment app shows it, such as name@bank";
export const amountInvalid = `Please enter an amount from 1 to ${profileLimits.upi.amount.toLocaleString("en-IN")} rupees`;
export const bankInvalid = "Bank details must be a JSON object";
export const accountNameRequired = "Please enter the name that the account is in";
export const accountNumberInvalid = `Please enter the account number: ${profileLimits.bank.number.min} to ${profileLimits.bank.number.max} digits`;
export const ifscInvalid = "Please enter the IFSC with its 11 characters, such as SBIN0001234";
export const bankNameRequired = "Please enter the name of the bank";

export const sectionsInvalid = "Sections must be a JSON list of sections";
export const emptySectionsInvalid = "Must be show or hide";
export const moodInvalid = "Please choose one of the styles";
