import { expect } from "@playwright/test";
import type { Profile } from "@/lib/contract/cards/schema";
import { operations } from "@/lib/contract/operations";
import type { Random } from "../../tests/random";
import { ApiUser } from "../api-user";
import { attempt } from "./attempt";
import { createShelf, nameOf } from "./shelf";

/** A company that writes through all processes of a site; each of its texts contains its mark. */
export type Company = {
  mark: string;
  slug: string;
  /** Writes or deletes something. @throws for a wrong answer */
  act(random: Random): Promise<void>;
  /** Writes a new text through `url` and returns it. @throws if that fails */
  say(url: string): Promise<string>;
  /**
   * Compares all content with what was acknowledged and reads every file, through each process.
   * @returns what its card has to show
   */
  check(): Promise<string[]>;
};

export async function openCompany(
  administrator: ApiUser,
  urls: readonly [string, ...string[]],
  mark: string,
): Promise<Company> {
  const client = await administrator.createClient({ company_name: `${mark} Limited` });
  const owner = await ApiUser.signIn(urls[0], client.email, client.password);
  let last = 0;
  const nextName = () => `${mark} ${++last}`;
  const products = createShelf("products", nextName);
  const documents = createShelf("documents", nextName);
  /** The last acknowledged text, and later ones whose outcome is unknown. */
  let said: string[] = [];

  const say = async (user: ApiUser): Promise<string | null> => {
    const text = nextName();
    const answer = await attempt(user, "PATCH", operations.updateProfile.path, { about_us: text });
    said = answer ? [text] : [...said, text];
    return answer && text;
  };
  await say(owner);

  return {
    mark,
    slug: client.slug,
    async act(random) {
      await random.pick([say, products.change, documents.change])(owner.through(random.pick(urls)));
    },
    async say(url) {
      const text = await say(owner.through(url));
      if (text === null) throw new Error(`${url} took nothing, with everything there`);
      return text;
    },
    async check() {
      let shown: string[] = [];
      for (const url of urls) {
        const user = owner.through(url);
        const profile = await user.call<Profile>("GET", operations.getProfile.path);
        expect(said).toContain(profile.about_us);
        const rows = [...(await products.list(user)), ...(await documents.list(user))];
        shown = [profile.about_us, ...rows.map(nameOf)];
        for (const [file] of JSON.stringify(rows).matchAll(/\/media\/[^"]+/g)) {
          const answer = await fetch(url + file);
          expect([file, answer.status, (await answer.arrayBuffer()).byteLength > 0]).toEqual([file, 200, true]);
        }
      }
      return shown;
    },
  };
}
