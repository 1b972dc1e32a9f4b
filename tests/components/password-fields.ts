import { screen } from "@testing-library/react";
import { accountMessages } from "../english";

export const passwordLabels = ["Current Password", "New Password", "Confirm New Password"];

const brokenRules = [
  [["", "", ""], accountMessages.currentPasswordRequired],
  [["old-password", "", "x"], accountMessages.newPasswordRequired],
  [["short", "short", "other"], accountMessages.newPasswordTooShort],
  [["old-password", "old-password", "other"], accountMessages.newPasswordMismatch],
  [["old-password", "old-password", "old-password"], accountMessages.newPasswordSame],
] as const;

/** Several broken rules show the first message only, in the order of the rules. `fill` types the values and submits. */
export async function expectFirstBrokenRule(fill: (values: readonly string[]) => Promise<void>): Promise<void> {
  for (const [values, message] of brokenRules) {
    await fill(values);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(document.querySelectorAll("[aria-invalid=true]")).toHaveLength(1);
  }
}
