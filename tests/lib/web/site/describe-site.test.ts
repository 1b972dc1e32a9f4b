import { emptySite } from "@/lib/contract/site/schema";
import { describeSite } from "@/lib/web/site/describe-site";
import { describeTerms } from "@/lib/web/site/describe-terms";

const set = [96, 192, 512].map((width) => ({ url: `/media/a-${width}.webp`, width, height: width }));
const saved = {
  ...emptySite,
  name: "Sharma Cards",
  color: "#b3261e",
  logo: "/media/a-512.webp",
  logo_set: set,
  whatsapp: "98200 11111",
  email: "hi@sharma.example",
  currency: "INR",
  time_zone: "Europe/Berlin",
};

test("what nobody has said has a default", () => {
  expect(describeSite(emptySite, { url: "https://cards.example", fixed: {}, mediaOrigin: null })).toEqual({
    url: "https://cards.example",
    signUp: "request",
    name: "Namaskard",
    color: null,
    logo: null,
    largeLogo: null,
    whatsapp: "",
    email: "",
    currency: "USD",
    timeZone: "Asia/Kolkata",
    terms: describeTerms(emptySite),
  });
});

test("what was saved stands, with the number as chat links name it and the logo in a small and a large width", () => {
  expect(describeSite(saved, { url: "https://cards.example", fixed: {}, mediaOrigin: null })).toEqual({
    url: "https://cards.example",
    signUp: "request",
    name: "Sharma Cards",
    color: "#b3261e",
    logo: "/media/a-96.webp",
    largeLogo: "/media/a-512.webp",
    whatsapp: "919820011111",
    email: "hi@sharma.example",
    currency: "INR",
    timeZone: "Europe/Berlin",
    terms: describeTerms(emptySite),
  });
});

test("what the environment sets stands above it, each by itself", () => {
  const fixed = { name: "Carte", email: "desk@carte.example" };
  expect(describeSite(saved, { url: "https://cards.example", fixed, mediaOrigin: null })).toMatchObject({
    ...fixed,
    whatsapp: "919820011111",
    currency: "INR",
  });
  const others = { whatsapp: "+971 50 123 4567", currency: "AED" };
  expect(describeSite(saved, { url: "https://cards.example", fixed: others, mediaOrigin: null })).toMatchObject({
    name: "Sharma Cards",
    whatsapp: "971501234567",
    currency: "AED",
  });
});

test("a logo from where pages may show nothing is none", () => {
  const logo = "https://elsewhere.example/logo.png";
  const elsewhere = { ...emptySite, logo };
  expect(describeSite(elsewhere, { url: "https://cards.example", fixed: {}, mediaOrigin: null })).toMatchObject({
    logo: null,
    largeLogo: null,
  });
  const mediaOrigin = "https://elsewhere.example";
  expect(describeSite(elsewhere, { url: "https://cards.example", fixed: {}, mediaOrigin })).toMatchObject({
    logo,
    largeLogo: logo,
  });
});
