export const keepingConsentRequired = "Please agree that this may be kept";
export const outdated = "This form has been open for too long. Please open it again.";
export const tooFast = "That was very quick. Please look at it once more and send it again.";
export const hasLinks = "Please write it without web addresses";
export const notTaken = "Nothing more can be sent here right now. Please call or write instead.";
