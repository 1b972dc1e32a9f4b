import { siteOperations } from "../../contract/operations/site";
import { emptySite, type SavedSite } from "../../contract/site";
import { callOperation } from "./call-operation";

const { getSite } = siteOperations;

/** What administrators said of the site; nothing of a provider that keeps no such thing. @throws Error when it cannot be read */
export async function loadSite(): Promise<SavedSite> {
  const response = await callOperation(getSite);
  if (response.status === 404) {
    await response.body?.cancel();
    return emptySite;
  }
  if (!response.ok) throw new Error(`The site's settings were answered with ${response.status}`);
  return getSite.answer.parse(await response.json());
}
