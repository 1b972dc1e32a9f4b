import type { Answer } from "@/server/pages/page";
import { answerUnknownCompanies } from "@/server/pages/unknown-companies";

let rendered: string[] = [];
let status = 404;
/** A page that contains the name, like the site's. */
async function render(path: string): Promise<Answer> {
  rendered.push(path);
  const body = Buffer.from(`<title>None</title><p>The company "${decodeURIComponent(path.slice(1))}"</p>`);
  return { status, headers: { "content-type": "text/html" }, body, tags: null };
}
const known = async (name: string) => name === "acme";

beforeEach(() => {
  rendered = [];
  status = 404;
});

async function ask(renderPage: typeof render, path: string) {
  const answer = await renderPage(path);
  return { ...answer, body: answer.body.toString() };
}

test("many unknown names take one rendering, and each page names its own", async () => {
  const renderPage = answerUnknownCompanies(render, known);
  for (const name of ["nobody", "nowhere", "शर्मा ट्रेडर्स"]) {
    const answer = await ask(renderPage, `/${encodeURIComponent(name)}`);
    expect(answer).toMatchObject({ status: 404, tags: null, body: expect.stringContaining(`The company "${name}"`) });
  }
  expect(rendered).toHaveLength(1);
});

test("pages below an unknown name cost no more than itself", async () => {
  const renderPage = answerUnknownCompanies(render, known);
  for (const path of ["/nobody/review", "/nowhere/contact?product=7", "/nobody/order/thanks"])
    expect((await ask(renderPage, path)).body).toContain(`The company "${path.split("/")[1]}"`);
  expect(rendered).toHaveLength(1);
});

test("a name is text, whatever stands in it", async () => {
  const renderPage = answerUnknownCompanies(render, known);
  const { body } = await ask(renderPage, `/${encodeURIComponent(`<img src=x onerror="a('b')">&$&`)}`);
  expect(body).toContain("&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt;&amp;$&amp;");
});

test.each([
  ["a company", "/acme"],
  ["the landing page", "/"],
  ["a page of the product", "/demo"],
  ["a file of the product", "/robots.txt"],
  ["a page below a company", "/acme/review"],
  ["a company's file", "/nobody/contact.vcf"],
  ["a name of blanks", "/%20"],
])("%s is rendered", async (_, path) => {
  await answerUnknownCompanies(render, known)(path);
  expect(rendered).toEqual([path]);
});

test("a provider that cannot tell leaves the page to say so", async () => {
  await answerUnknownCompanies(render, async () => Promise.reject(new Error("down")))("/nobody");
  expect(rendered).toEqual(["/nobody"]);
});

test("a page that came out wrong is not kept", async () => {
  const renderPage = answerUnknownCompanies(render, known);
  status = 502;
  await expect(renderPage("/nobody")).rejects.toThrow("could not be rendered");
  status = 404;
  expect((await ask(renderPage, "/nobody")).body).toContain('"nobody"');
});
