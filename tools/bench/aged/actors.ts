import { randomUUID } from "node:crypto";
import { ApiUser } from "@/e2e/api-user";
import { toForm } from "@/e2e/company";
import { type RawAnswer, requestRaw } from "@/e2e/raw-request";
import { admin } from "@/e2e/site";
import type { Document } from "@/lib/contract/content/document";
import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import * as paths from "@/lib/paths";
import { pdfOfSize } from "@/tests/contract/files";
import type { SignIn } from "../seed/installation";
import type { Mix } from "./mix-uses";

type Answer = Pick<RawAnswer, "status" | "body">;

/** Makes one request after another, `pause` milliseconds apart. */
type Actor = { name: string; pause: number; asks(turn: number): Promise<Answer> };

const adminReads = [
  pathOf(operations.listClients),
  pathOf(operations.getOverview),
  "/activity/",
  "/admin/audit/",
  "/analytics/?period=30d",
].map((path) => `/api${path}`);
const ownerReads = [pathOf(operations.listProducts), pathOf(operations.getOverview), "/analytics/?period=1y"].map(
  (path) => `/api${path}`,
);
const uploadBytes = 1_000_000;

/** Each has a session of its own, since tokens are refreshed on the way. */
export async function listActors({ url, owner, companies }: Mix): Promise<Actor[]> {
  const signIn = ({ email, password }: SignIn) => ApiUser.signIn(url, email, password);
  const administrator = await signIn(admin);
  const { email, password } = await administrator.createClient();
  const uploader = await signIn({ email, password });
  const [reader, writer] = [await signIn(owner), await signIn(owner)];
  const file = await pdfOfSize(uploadBytes);
  const read = async (user: ApiUser, path: string) => finish(await user.fetch(path));
  return [
    {
      name: "An administrator's screen",
      pause: 50,
      asks: (turn) => read(administrator, [paths.dashboard, ...adminReads][turn % (adminReads.length + 1)] ?? ""),
    },
    { name: "An owner's call", pause: 50, asks: (turn) => read(reader, ownerReads[turn % ownerReads.length] ?? "") },
    { name: "A change", pause: 200, asks: () => save(writer) },
    { name: "A card", pause: 20, asks: (turn) => requestRaw(url, `/company-${(turn % companies) + 1}`) },
    { name: "An unknown name", pause: 10, asks: () => requestRaw(url, `/no-${randomUUID()}`) },
    { name: "An upload", pause: 8_000, asks: () => uploadAndDelete(uploader, file) },
  ];
}

async function save(writer: ApiUser): Promise<Answer> {
  const body = toForm({ tagline: randomUUID() });
  return finish(await writer.fetch(`/api${pathOf(operations.getProfile)}`, { method: "PATCH", body }));
}

async function uploadAndDelete(uploader: ApiUser, file: File): Promise<Answer> {
  const path = `/api${pathOf(operations.listDocuments)}`;
  const body = toForm({ file_name: "Catalogue", file });
  const answer = await uploader.fetch(path, { method: "POST", body });
  if (!answer.ok) return finish(answer);
  const { id } = (await answer.json()) as Document;
  return finish(await uploader.fetch(`/api${pathOf(operations.deleteDocument, { id })}`, { method: "DELETE" }));
}

/** Reads the whole answer. */
async function finish(answer: Response): Promise<Answer> {
  return { status: answer.status, body: await answer.text() };
}
