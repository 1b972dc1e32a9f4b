/**
 * Every text of a rule, once: the forms show it and the provider answers it. Imported as `* as messages`; each is an export
 * of its own, so that browsers load none that only the provider answers.
 */
import { formatMegabytes, limits } from "./limits";

export const imageInvalid = "Please select a valid image file";
export const tooLong = (max: number) => `Must be at most ${max} characters`;

export const emailRequired = "Email is required";
export const emailInvalid = "Please enter a valid email address";
export const emailTaken = "A user with this email already exists";
export const passwordRequired = "Password is required";
export const passwordTooShort = `Password must be at least ${limits.password.min} characters long`;
export const passwordTooLong = `Password must be at most ${limits.password.max} characters long`;
export const companyNameRequired = "Company name is required";
export const usernameRequired = "Username is required";
export const phoneInvalid = "Please enter a valid phone number";
export const phoneRequired = "Phone is required";
export const nameRequired = "Your name is required";
export const consentRequired = "Please agree that we may contact you";
export const colorInvalid = "Please enter a colour like #0b5d75";
export const linkInvalid = "Please enter a valid link starting with https://";
export const websiteInvalid = "Please enter a valid link starting with https:// or http://";
export const socialLinkInvalid = (network: string) => `Please enter a valid ${network} link`;
export const slugInvalid = "Use 2 to 60 lowercase letters, digits and single hyphens";
export const slugReserved = "This address is reserved";
export const slugTaken = "This address is already taken";

export const currentPasswordRequired = "Current password is required";
export const newPasswordRequired = "New password is required";
export const newPasswordTooShort = `New password must be at least ${limits.password.min} characters long`;
export const newPasswordMismatch = "New passwords do not match";
export const passwordGuessable =
  "This password is too easy to guess. Three or four words that do not belong together make a good one.";
export const newPasswordSame = "New password must be different from current password";
export const currentPasswordIncorrect = "Current password is incorrect";
export const passwordChanged = "Password changed successfully!";

export const resetLinkAsked = "If an account has this email, a link to set a new password is on its way.";
export const resetLinkInvalid = "This link does not work any more";
export const emailCodeInvalid = "Type the six digits of the code";
export const emailCodeWrong = "This is not the code that was sent last";
export const emailChangeGone = "This code does not work any more. Please change your e-mail once more.";
export const emailCodesSpent = "Too many codes were sent. Please wait an hour before the next one.";
export const twoFactorNeeded = "Type the code that your authenticator app shows";
export const twoFactorCodeInvalid = "Type the six digits that your app shows, or a recovery code";
export const twoFactorAppCodeInvalid = "Type the six digits that your app shows";
export const twoFactorCodeWrong = "This code is wrong, or was used already";
export const twoFactorIsOn = "Two-step verification is on already";
export const twoFactorIsOff = "Two-step verification is off";
export const twoFactorNotStarted = "Please begin with your password once more";
export const passkeyRefused = "This passkey was not accepted. Please try again, or use your password";
export const passkeyUnknown = "This passkey is not one of an account here any more. Sign in with your password";
export const passkeyNotFound = "This passkey is not there any more";
export const passkeyTaken = "This passkey is there already";
export const passkeysFull = `An account has ${limits.passkey.most} passkeys at most. Remove one first`;
export const passkeysUnsupported = "This browser cannot use passkeys. Sign in with your password";
export const passkeyOnDevice = "This device has a passkey for this account already";
export const passkeyFailed = "The passkey could not be used on this device. Please try again, or use your password";
export const passkeysOff = "Passkeys need an address with a name";
export const passkeyFirst = "This account is signed in with its passkey";
export const oidcOff = "This site has no sign-in service of its own";
export const oidcRefused = "Signing in there was not finished. Please try again";
export const oidcUnknown = "No account here has the e-mail that you signed in with there";
export const oidcUnavailable =
  "The sign-in service cannot be reached just now. Use your password, or try again in a few minutes";
export const twoFactorMissing =
  "Your operator asks administrators to turn on two-step verification, or to add a passkey, first";
export const resetMailOff = "This site sends no e-mails. Please ask whoever runs it for a link.";
export const resetClientInactive = "This client is deactivated. Activate it first.";

export const fileRequired = "Please select a file";
export const pdfOnly = "Only PDF files are allowed";
export const documentTooLarge = `File size must be less than ${formatMegabytes(limits.document.bytes)}`;
export const documentNameRequired = "Please enter a document name";
export const documentNameTooLong = `Document name cannot exceed ${limits.document.name} characters`;
export const documentLimit = `You can keep at most ${limits.document.max} documents. Delete one to upload another.`;
export const documentUnreadable = "This PDF cannot be read. Please export it again and retry.";
export const documentEncrypted = "This PDF is protected with a password. Please save it without a password and retry.";
export const documentActive =
  "This PDF contains scripts, programs, media or embedded files. Please print it to a new PDF and upload that one.";
export const documentLinked =
  "This PDF links to files or programs. Please keep only web, e-mail and telephone links, export it again and retry.";
export const imageHeic = `${imageInvalid}. This phone's photo format cannot be read here: choose JPEG in the camera's settings, or send yourself the photo on WhatsApp first.`;
export const imageUnreadable = "This image cannot be read. Please save it as JPG or PNG and retry.";
export const imageTooManyPixels = `This image has more than ${limits.imagePixels / 1_000_000} megapixels. Choose a smaller photo size in the camera's settings and retry.`;
export const productNameRequired = "Product name is required";
export const productImageRequired = "Product image is required";
export const productImageTooLarge = `Image size must be less than ${formatMegabytes(limits.product.bytes)}`;
export const productLimit = `You can keep at most ${limits.product.max} products. Delete one to add another.`;
export const priceInvalid = "Price must be zero or more, with at most two decimals";
export const oldPriceTooLow = "The old price must be higher than the price";
export const offerOver = "The last day of the offer must not be over";
export const statusInvalid = "Status must be active or inactive";

export const productPictureLimit = `A product can have at most ${limits.product.pictures} pictures. Remove one to add another.`;
export const productPictureLast = "A product needs a picture. Add another one before you remove this one.";
export const productPicturesChanged = "The pictures have changed meanwhile. Please look at them and try again.";
export const focusInvalid = "The focus has to be x and y, each from 0 to 100";
export const productOrderChanged = "Your products have changed meanwhile. Please look at the list and try again.";

export const videoTitleRequired = "Video title is required";
export const youtubeUrlRequired = "YouTube URL is required";
export const youtubeUrlInvalid = "Please enter a valid YouTube URL";
export const youtubeVideoMissing = "This link is not to a video. Open one video on YouTube and copy its link.";
export const videoLimit = `You can keep at most ${limits.video.max} videos. Delete one to add another.`;

export const bannerTypeInvalid = "Banner type must be image or video";
export const bannerTitleRequired = "Banner title is required";
export const bannerImageRequired = "Image is required when banner type is image";
export const bannerVideoRequired = "YouTube URL is required when banner type is video";
export const bannerImageTooLarge = `Image size must be less than ${formatMegabytes(limits.banner.bytes)}`;
export const filesLimit = "Too many files were uploaded within a short time. Please try again in ten minutes.";
export const bannerLimit = `You can keep at most ${limits.banner.max} banners. Delete one to add another.`;
export const personNameRequired = "Name is required";
export const personImageTooLarge = `Image size must be less than ${formatMegabytes(limits.person.bytes)}`;
export const personLimit = `You can keep at most ${limits.person.max} people. Delete one to add another.`;
export const peopleOrderChanged = "Your people have changed meanwhile. Please look at the list and try again.";
export const logoTooLarge = `Image size must be less than ${formatMegabytes(limits.logo.bytes)}`;

export const dayInvalid = "Please choose a day";
export const contactRequired = "Please type the whole email address or phone number";
export const rangeInvalid = "The last day must not be before the first";
export const rangeTooLong = "Please choose at most five years";
export const timeZoneInvalid = "Please choose a time zone";

export const keepingConsentRequired = "Please agree that this may be kept";
export const formOutdated = "This form has been open for too long. Please open it again.";
export const formTooFast = "That was very quick. Please look at it once more and send it again.";
export const formHasLinks = "Please write it without web addresses";
export const formNotTaken = "Nothing more can be sent here right now. Please call or write instead.";
export const feedbackReceived = "Thank you! Your review will be shown once it has been looked at.";
export const leadReceived = "Thank you! Your message has arrived.";
export const orderReceived = "Thank you! Your order has arrived.";
export const phoneOrEmailRequired = "Please tell a phone number or an email address";
export const productRequired = "Please choose a product";
export const productsNotAvailable = "Some of these products are not available any more. Please look at the list again.";
export const productsSoldOut = "Some of these products are sold out. Please look at the list again.";
export const orderEmpty = "Please choose at least one product";
export const orderTooLong = `An order can have at most ${limits.product.max} products`;
export const orderRepeats = "Each product can stand in an order once";
export const quantityTooLarge = `At most ${limits.lead.quantity} of one product`;
export const appointmentReceived = "Thank you! Your request has arrived.";
export const serviceRequired = "Please choose a service";
export const timeRequired = "Please choose a time";
export const slotTaken = "This time has just been taken. Please choose another one.";
export const appointmentOver = "This appointment is over";
export const appointmentWithdrawn = "The customer has cancelled this appointment";
export const serviceNameRequired = "Service name is required";
export const servicesRequired = "Please add at least one service";
export const servicesLimit = `You can offer at most ${limits.appointment.services} services`;
export const wholeNumberInvalid = (min: number, max: number) => `Please enter a whole number from ${min} to ${max}`;
export const reviewLinkInvalid = "Please use the review link that Google gives you";

export const customerNameRequired = "Customer name is required";
export const feedbackMessageRequired = "Message is required";
export const ratingRequired = "Please choose a rating from 1 to 5 stars";

export const openingHoursInvalid = "Opening hours must be a JSON object";
export const openingHoursOverlap = "These hours overlap with others";
export const clockTimeInvalid = "Please enter a time";
export const spansLimit = `A day can have at most ${limits.openingHours.spans} times`;
export const specialDatesLimit = `You can keep at most ${limits.openingHours.dates} special dates`;
export const specialDateRepeated = "This date is in the list already";

export const phonesInvalid = "Numbers must be a JSON list";
export const phonesLimit = `You can keep at most ${limits.phones.max} more numbers`;
export const phoneLabelRequired = "Please say what this number is for";
export const linksInvalid = "Links must be a JSON list";
export const linksLimit = `You can keep at most ${limits.links.max} links`;
export const linkTitleRequired = "Please say where this link leads";
export const linkUrlRequired = "Please paste the link";
export const linkIconInvalid = "Please choose an icon from the list";
export const linkEndsFirst = "The last day is before the first";
export const branchesInvalid = "Branches must be a JSON list";
export const branchesLimit = `You can keep at most ${limits.branches.max} branches`;
export const branchNameRequired = "Please give this branch a name";
export const currencyInvalid = "Please choose a currency from the list";

export const sectionsInvalid = "Sections must be a JSON list of sections";
export const moodInvalid = "Please choose one of the moods that the designs have";
export const emptySectionsInvalid = "Must be show or hide";
export const upiIdInvalid = "Please enter your UPI ID as your payment app shows it, such as name@bank";
export const amountInvalid = `Please enter an amount from 1 to ${limits.upi.amount.toLocaleString("en-IN")} rupees`;
export const bankInvalid = "Bank details must be a JSON object";
export const accountNameRequired = "Please enter the name that the account is in";
export const accountNumberInvalid = `Please enter the account number: ${limits.bank.number.min} to ${limits.bank.number.max} digits`;
export const ifscInvalid = "Please enter the IFSC with its 11 characters, such as SBIN0001234";
export const bankNameRequired = "Please enter the name of the bank";
export const gstinInvalid = "Please enter the GSTIN with its 15 characters, as your certificate shows it";
export const gstinMistyped = "One character of this GSTIN is wrong. Please compare it with your certificate.";
export const foundedInvalid = "Please enter a year such as 1987, and none that is still to come";

export const socialLinksInvalid = "Social links must be a JSON object or list";
export const booleanInvalid = "Must be true or false";

export const signUpReceived = "Thank you! We have your request and will write to you soon.";
export const signUpAccepted = "This request has already been accepted";
export const signUpsFull = "We cannot take more requests right now. Please write to us instead.";

export const pushInvalid = "This browser's notifications cannot be used here";
export const unsubscribed = (topic: string) => `You get no more e-mails about ${topic}.`;
export const unsubscribeInvalid =
  "This link does not work any more. Please sign in and change your notifications there.";

export const productFileKinds = "Please choose a CSV file, a ZIP file, or a CSV file together with its pictures";
export const productFileNoTable = "There is no CSV file among these files";
export const productFileManyTables = "There is more than one CSV file among these files";
export const cardFileInvalid =
  "Please choose an archive that was downloaded here, or from another site like this one (.tar)";
export const cardFileTooLarge = `An archive may have at most ${formatMegabytes(limits.cardFile.bytes)}`;
export const cardFileDamaged = (what: string) => `This archive is damaged: ${what}`;
export const cardFileNewer = "This archive comes from a newer version of the service, and cannot be read here yet";
export const cardFileWrong = (where: string, what: string) => `This archive cannot be used: ${where}: ${what}`;
export const timeToCome = "This time is still to come";
export const cardImportRunning = "An import of this card is under way. Please wait until it is done.";
export const cardImportLost =
  "The import could not be finished. Nothing is missing; please choose the archive once more.";
export const productFileTooLarge = `These files are too large: they may have ${formatMegabytes(limits.productFile.bytes)} together`;
export const productFileTooMany = `A ZIP file can hold at most ${limits.productFile.entries} files`;
export const productFileTooLong = `A file can hold at most ${limits.productFile.rows} products`;
export const productFileDamaged = "This ZIP file is damaged, or of a kind that cannot be read";
export const productPictureMissing = (name: string) => `The picture ${name} is not among the files`;
export const productPictureUnnamed = "Name at least one picture of this product";
export const productNameThere = "You have a product of this name already";
export const productNameRepeated = "This name stands in the file more than once";

export const csvOnly = "Only CSV files can be imported";
export const clientFileTooLarge = `File size must be less than ${formatMegabytes(limits.clientFile.bytes)}`;
export const tableEmpty = "This file has no rows";
export const tableEncoding = 'This file is not encoded in UTF-8. Please save it as "CSV UTF-8" and retry.';
export const tableMalformed = (line: number) =>
  `This file could not be read from line ${line} on. Please check its quotes.`;
export const tableColumns = (missing: readonly string[]) => `This file lacks a column: ${missing.join(", ")}`;
export const clientFileTooLong = `A file can have at most ${limits.clientFile.rows.toLocaleString("en")} rows`;
export const importRowsRequired = `Send 1 to ${limits.clientFile.batch} rows at a time`;
export const emailRepeated = "This email stands in the file more than once";

export const idempotencyKeyInvalid = `The Idempotency-Key must have 1 to ${limits.idempotencyKey} characters`;
export const idempotencyKeyReused = "This Idempotency-Key was already used for another call";
