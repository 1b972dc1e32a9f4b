import { fieldError } from "@/lib/contract/errors";
import * as accountMessages from "@/lib/contract/messages/account";

/** How many guesses a password is worth, as powers of ten in pairs: 2 are more than a million. */
const least = 2;
/** Longer ones are judged by their beginning: what it costs grows with the square of the length. */
const judged = 64;

type Judge = (password: string, about: string[]) => number;
let judge: Promise<Judge> | undefined;

/**
 * Whether a password is soon guessed: one of those that many people have, a pattern, or made of what is known `about` its
 * owner, such as the e-mail and the company's name.
 */
export async function isSoonGuessed(password: string, about: readonly string[]): Promise<boolean> {
  judge ??= loadJudge();
  const words = about.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length > 2);
  return (await judge)(password.slice(0, judged), words) < least;
}

/** @throws ApiError 400 on `field` for one that is soon guessed */
export async function requireStrength(password: string, field: string, about: readonly string[]): Promise<void> {
  if (await isSoonGuessed(password, about)) throw fieldError(field, accountMessages.passwordGuessable);
}

/** Loaded by whoever sets the first password: it knows tens of thousands of them. */
async function loadJudge(): Promise<Judge> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs: graphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  const factory = new ZxcvbnFactory({ dictionary, graphs });
  return (password, about) => factory.check(password, about).score;
}
