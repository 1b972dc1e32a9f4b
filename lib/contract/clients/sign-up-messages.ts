export const received = "Thank you! We have your request and will write to you soon.";
export const accepted = "This request has already been accepted";
export const full = "We cannot take more requests right now. Please write to us instead.";
export const consentRequired = "Please tick the box to agree";
