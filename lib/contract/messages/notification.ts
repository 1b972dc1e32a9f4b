export const pushInvalid = "Notifications of this browser cannot be used here";
export const unsubscribed = (topic: string) => `You get no more emails about ${topic}.`;
export const unsubscribeInvalid = "This link has ended. Sign in to change your notifications.";
