export const received = "Thank you! Your review will be shown after approval.";
export const customerNameRequired = "Customer name is required";
export const contactRequired = "Type a phone number or an email";
export const messageRequired = "Message is required";
export const ratingRequired = "Please choose a rating from 1 to 5 stars";
