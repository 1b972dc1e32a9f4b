import { toPublicProfile } from "../../card/content";
import type { Company } from "../../contract/cards/company";
import { companyOperations } from "../../contract/cards/operations";
import { closedCardOperations } from "../../contract/clients/operations";
import type { ClosedCard } from "../../contract/clients/schema";
import { ApiError } from "../../contract/errors";
import * as failures from "../../contract/failures";
import { env } from "../../env";
import { oncePerRendering } from "../../runtime/rendering";
import { companyAnswerSchema } from "../answers/core";
import { readError } from "../answers/read-error";
import { isMediaUrl, mediaOrigin } from "../site/media-url";
import { callOperation, readOperation } from "./call-operation";

/**
 * The company that a path names, loaded once per rendering; null when there is none.
 *
 * @throws an Error with a text for the visitor when it cannot be read, or not before `signal`.
 */
export function loadCompany(companyName: string, signal?: AbortSignal): Promise<Company | null> {
  return oncePerRendering(`company ${companyName}`, () => fetchCompany(companyName, signal));
}

/** What the address of a closed card tells, loaded once per rendering; null when there is no such card. @throws as `loadCompany` */
export function loadClosedCard(companyName: string, signal?: AbortSignal): Promise<ClosedCard | null> {
  return oncePerRendering(`closed card ${companyName}`, () =>
    readOperation(closedCardOperations.getClosedCard, { params: { companyName }, signal }),
  );
}

/** Whether a path's name leads to a company, if only to its closed card. @throws as `loadCompany` */
export async function hasCompany(companyName: string, signal: AbortSignal): Promise<boolean> {
  return ((await loadCompany(companyName, signal)) ?? (await loadClosedCard(companyName, signal))) !== null;
}

async function fetchCompany(companyName: string, signal: AbortSignal | undefined): Promise<Company | null> {
  const call = callOperation(companyOperations.getCompany, { params: { companyName }, signal });
  const response = await call.catch((cause) => {
    throw new Error(cause instanceof ApiError ? cause.message : failures.companyFailed, { cause });
  });
  if (response.status === 404) {
    await response.body?.cancel();
    return null;
  }
  if (!response.ok) throw new Error((await readError(response)).detail ?? failures.companyFailed);
  try {
    const company = companyAnswerSchema.parse(await response.json());
    return { ...company, profile: toPublicProfile(company.profile, isShown) };
  } catch (cause) {
    throw new Error(failures.companyFailed, { cause });
  }
}

/** Keeps only what a page may show. */
export function isShown(url: string): boolean {
  return isMediaUrl(url, mediaOrigin(env()));
}
