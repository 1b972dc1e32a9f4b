import { pdfFile } from "../../tests/contract/files";
import { ApiUser } from "../api-user";
import { openSite } from "../installation";
import { admin } from "../site";
import { expect, test } from "../test";

type Document = { id: number; file: string; file_name: string };

test("an acknowledged upload survives kill -9 right after it", async () => {
  test.setTimeout(180_000);
  const site = await openSite({ SEED_DEMO: "false" });
  try {
    const owner = await ApiUser.signIn(site.url, admin.email, admin.password);
    for (let round = 0; round < 2; round++) {
      const client = await owner.createClient();
      const user = await ApiUser.signIn(site.url, client.email, client.password);
      const file = await pdfFile("catalogue.pdf", `Round ${round}`);
      const form = new FormData();
      form.set("file", file);
      form.set("file_name", `Round ${round}`);
      const document = await user.call<Document>("POST", "/client/documents/", form);
      await site.kill("SIGKILL");

      await site.start();
      const { results } = await user.call<{ results: Document[] }>("GET", "/client/documents/");
      expect(results.map(({ file_name }) => file_name)).toEqual([`Round ${round}`]);
      const served = await fetch(site.url + document.file);
      expect(Buffer.from(await served.arrayBuffer()).equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
    }
  } finally {
    await site.close();
  }
});
