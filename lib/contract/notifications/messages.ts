export const pushInvalid = "This browser cannot get our notifications";
export const unsubscribed = (topic: string) => `You will get no more emails about ${topic}.`;
export const unsubscribeInvalid = "This link has expired. Sign in to change your notifications.";
