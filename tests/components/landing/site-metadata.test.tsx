import { describeSitePage } from "@/components/landing/site-metadata";

const page = { title: "Sign up", description: "Ask for a card", path: "/signup" };
const pictureFor = (BRAND_NAME: string) => {
  const { openGraph } = describeSitePage(page, { SITE_URL: "https://cards.example", BRAND_NAME });
  return [openGraph?.images].flat()[0];
};

test("the picture is named whole, with an address that changes with what is drawn", () => {
  expect(pictureFor("Namaskard")).toMatchObject({
    url: expect.stringMatching(/^https:\/\/cards\.example\/assets\/preview\.jpg\?v=\w{12}$/),
    width: 1200,
    height: 630,
    type: "image/jpeg",
    alt: "Sign up",
  });
  expect(pictureFor("Carte")).not.toEqual(pictureFor("Namaskard"));
});
