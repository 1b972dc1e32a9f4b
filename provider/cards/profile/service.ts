import { profileFields } from "@/lib/contract/cards/fields";
import * as profileMessages from "@/lib/contract/cards/messages";
import type { WriteProfileInput } from "@/lib/contract/cards/schema";
import { type SlugCheck, slugSchema } from "@/lib/contract/cards/slug";
import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import { companyNameSchema } from "@/lib/contract/fields";
import * as fieldMessages from "@/lib/contract/messages";
import { peopleTag } from "@/lib/contract/page-tags";
import { changePhone } from "../../clients/landline";
import { updateClientRow } from "../../clients/repo";
import { getClient } from "../../clients/service";
import { findSlugRefusal, proposeSlug, renameClient, setSlug } from "../../clients/slugs";
import { type Author, writeContent } from "../../content/write-content";
import type { Deps } from "../../deps";
import { admitEmail, askForEmail } from "../../identity/email-changes/service";
import type { ClientActor } from "../../kernel/http/actor";
import { isEmptyChange } from "../../kernel/write/is-empty-change";
import type { Write } from "../../kernel/write/write";
import { storeLogo } from "../../media/pictures";
import { keepBranches, listBranches, numberBranches } from "../../memberships/branches-repo";
import { toColumns } from "../../ports/database/field-columns";
import type { Db } from "../../ports/database/schema";
import * as repo from "./repo";

/** Those that say which people's cards search engines are told of, and where they are. */
const listingFields = ["person_cards", "person_handles", "person_listing", "language", "languages_off"] as const;

/** @throws ApiError 404 if no profile has been saved yet. */
export async function getProfile({ db }: Deps, clientId: number) {
  return requireProfile(await repo.findProfile(db, clientId));
}

/** The client and its profile; `profile` is undefined if none has been saved yet. */
export async function getCompleteProfile(deps: Deps, clientId: number) {
  return { client: await getClient(deps, clientId), profile: await repo.findProfile(deps.db, clientId) };
}

/** @throws ApiError 400 if a profile exists, and as `updateProfile`. */
export async function createProfile(deps: Deps, caller: ClientActor, input: WriteProfileInput): Promise<void> {
  // Checked twice: early, before the logo is processed for nothing, and in the transaction, to prevent a race.
  await requireNoProfile(deps.db, caller.clientId);
  await writeProfile(deps, caller, input, (trx) => requireNoProfile(trx, caller.clientId));
}

/**
 * Changes the fields in `input`, in account and profile, in one transaction. Creates the profile if there is none.
 *
 * @throws ApiError 400 on `email` or `slug` if taken, on `logo` if it is not a picture, on `current_password` if the
 * e-mail changes without the right one, 429 after too many wrong ones
 */
export async function updateProfile(deps: Deps, caller: ClientActor, input: WriteProfileInput): Promise<void> {
  if (!isEmptyChange(input)) await writeProfile(deps, caller, input);
}

/** Whether the typed address is valid and free, or is one of the client's own present or former ones. */
export async function checkSlug({ db, now }: Deps, clientId: number, typed: string): Promise<SlugCheck> {
  const checked = slugSchema.safeParse(typed);
  if (!checked.success) {
    const detail = checked.error.issues[0]?.message ?? profileMessages.slugInvalid;
    return { slug: typed.trim().toLowerCase(), available: false, detail };
  }
  const refusal = await findSlugRefusal(db, clientId, checked.data, now().toISOString());
  return { slug: checked.data, available: refusal === null, detail: refusal ?? "" };
}

/** The address that the typed name would give the card; unchanged for the present name. */
export async function checkName(deps: Deps, clientId: number, typed: string): Promise<SlugCheck> {
  const { company_name, slug } = await getClient(deps, clientId);
  const checked = companyNameSchema.safeParse(typed);
  if (!checked.success)
    return {
      slug: "",
      available: false,
      detail: checked.error.issues[0]?.message ?? fieldMessages.companyNameRequired,
    };
  const now = deps.now().toISOString();
  const brought = checked.data === company_name ? slug : await proposeSlug(deps.db, clientId, checked.data, now);
  return { slug: brought, available: true, detail: "" };
}

export function deleteProfile(deps: Deps, actor: Author): Promise<void> {
  const { clientId } = actor;
  return writeContent(deps, actor, async ({ trx, dropFiles, note }) => {
    const { logo } = requireProfile(await repo.deleteProfile(trx, clientId));
    await keepBranches(trx, clientId, []);
    await note("profile_deleted");
    await dropFiles(logo);
  });
}

async function writeProfile(
  deps: Deps,
  caller: ClientActor,
  input: WriteProfileInput,
  check: (trx: Db) => Promise<void> = async () => {},
): Promise<void> {
  const { clientId } = caller;
  await admitEmail(deps, caller, input);
  const logo = await storeLogo(deps, clientId, input.logo);
  await writeContent(deps, caller, async (open) => {
    const { trx, now, keepFiles, dropFiles, changed, note } = open;
    await check(trx);
    await note("profile_updated");
    await writeAccount(deps, open, caller, input);
    const before = await repo.findProfile(trx, clientId);
    const branches = input.branches && numberBranches(input.branches, await listBranches(trx, clientId));
    if (branches) await keepBranches(trx, clientId, branches);
    const columns = toColumns(profileFields, { ...input, branches, upi_link: isLinked(input, before) });
    await repo.writeProfile(trx, clientId, { ...columns, ...logo }, now);
    if (listingFields.some((name) => input[name] !== undefined)) changed(peopleTag);
    if (!logo) return;
    await keepFiles(logo.logo);
    await dropFiles(before?.logo);
  });
}

/** The account's part of a profile write. A new name brings a new address, unless the client names the one it wants. */
async function writeAccount(
  deps: Deps,
  open: Write,
  { userId, clientId, address }: ClientActor,
  { company_name, phone, whatsapp, email, slug }: WriteProfileInput,
): Promise<void> {
  const { trx } = open;
  const asCaller: Write = { ...open, record: (entry) => open.record({ actorId: userId, address, ...entry }) };
  if (email !== undefined) await askForEmail(deps, open, userId, email);
  if (phone !== undefined || whatsapp !== undefined)
    await updateClientRow(trx, clientId, changePhone(await getClient({ db: trx }, clientId), { phone, whatsapp }));
  if (company_name !== undefined) await renameClient(asCaller, clientId, company_name, slug);
  else if (slug !== undefined) await setSlug(asCaller, clientId, slug);
}

/**
 * Whether the UPI link was tested. A new UPI ID resets it, unless the caller sends `upi_link`. Undefined means
 * unchanged.
 */
function isLinked({ upi_id, upi_link }: WriteProfileInput, before: repo.PicturedProfile | undefined) {
  const stored = before?.upi_id ?? "";
  const id = upi_id ?? stored;
  if (id === "") return false;
  return upi_link ?? (id === stored ? undefined : false);
}

function requireProfile<T>(profile: T | undefined): T {
  if (profile === undefined) throw new ApiError("not_found", failures.profileNotFound);
  return profile;
}

async function requireNoProfile(db: Db, clientId: number): Promise<void> {
  if (await repo.findProfile(db, clientId)) throw new ApiError("bad_request", failures.profileExists);
}
