export const keepingConsentRequired = "Please tick the box to agree";
export const outdated = "This form has been open for too long. Please open it again.";
export const tooFast = "That was very quick. Please check it and send it again.";
export const hasLinks = "Please remove web links";
export const notTaken = "Nothing more can be sent here right now. Please call or message instead.";
