export const pushInvalid = "Notifications of this browser cannot be used here";
export const unsubscribed = (topic: string) => `You get no more emails about ${topic}.`;
export const unsubscribeInvalid =
  "This link does not work any more. Please sign in and change your notifications there.";
