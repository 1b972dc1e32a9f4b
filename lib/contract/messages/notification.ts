export const pushInvalid = "This browser's notifications cannot be used here";
export const unsubscribed = (topic: string) => `You get no more e-mails about ${topic}.`;
export const unsubscribeInvalid =
  "This link does not work any more. Please sign in and change your notifications there.";
