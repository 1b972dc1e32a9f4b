import { readAnswer } from "../answers/read-answer";
import { resetLinkOperations } from "../contract/operations/reset-links";
import { resetHelpSchema } from "../contract/reset-link";
import { callOperation } from "../provider-client/call-operation";

/**
 * Whether a link to set a new password can be asked for by mail. Providers elsewhere may know no such call (404). Where the
 * provider cannot be asked now it counts as yes: whoever then asks for a link is told what is wrong.
 */
export async function canMailResetLinks(): Promise<boolean> {
  try {
    const answer = await callOperation(resetLinkOperations.getResetHelp);
    if (answer.status !== 404) return (await readAnswer(answer, resetHelpSchema)).can_mail;
    await answer.body?.cancel();
    return false;
  } catch {
    return true;
  }
}
