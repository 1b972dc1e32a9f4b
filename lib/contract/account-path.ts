/** The screen on which an account sees where it is signed in; web app and mails lead there. */
export const accountPath = "/dashboard/account";
