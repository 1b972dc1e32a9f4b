import { runCommand } from "../run-command";
import { addClient, apiOf, listArchives, makeFolder, type SiteOfTest } from "./sites";

/** Makes a backup. @returns the path of its archive */
export async function backUp(
  { env }: SiteOfTest,
  args: string[] = [],
  more: Record<string, string> = {},
): Promise<string> {
  const to = await makeFolder();
  const { code, output } = await runCommand("backup", { env: { ...env, BACKUP_TO: to, ...more }, args });
  expect([code, output]).toEqual([0, expect.stringMatching(/^Done in .* s\nnamaskard-\w+-by-hand\.tar(\.age)? of/m)]);
  return (await listArchives(to))[0] ?? "";
}

export const restore = ({ env }: SiteOfTest, args: string[], more: Record<string, string> = {}) =>
  runCommand("restore", { env: { ...env, ...more }, args });

/** A client with content, and one that was deleted. */
export async function fill(site: SiteOfTest) {
  const provider = await site.open();
  const api = apiOf(provider);
  const client = await addClient(api, { company_name: "शर्मा ☕" });
  const lost = await api.client();
  await (await api.admin()).call("deleteClient", { params: { id: lost.id } });
  await provider.close();
  return { client, lost };
}

/** @param missing the key of a file that rows name but that was lost */
export async function expectToServe(
  site: SiteOfTest,
  { client, lost }: Awaited<ReturnType<typeof fill>>,
  missing?: string,
): Promise<void> {
  const provider = await site.open();
  expect(provider.firstStart).toBeNull();
  const api = apiOf(provider);
  await api.signIn(client.email, client.password);
  // Sessions survive a restore, because the backup holds the secrets.
  expect((await api.anonymous.send("GET", "/profile", { token: client.token })).status).toBe(200);
  const { files = [] } = await site.readRows();
  const key = files.find(({ key, dropped_at }) => dropped_at === null && key !== missing)?.key;
  expect((await api.anonymous.file(`/media/${key}`)).status).toBe(200);
  expect((await api.client()).id).toBeGreaterThan(lost.id);
  await provider.close();
}
