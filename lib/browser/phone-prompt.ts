const key = "phone-prompt-declined";

/** Whether somebody in this browser wanted no notifications on it when they were offered. */
export function isPhonePromptDeclined(): boolean {
  try {
    return window.localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

export function declinePhonePrompt(): void {
  try {
    window.localStorage.setItem(key, "1");
  } catch {
    // Without storage nobody is asked in the first place.
  }
}
