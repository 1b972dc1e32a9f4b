import { pageOf } from "@/lib/card/card-address";
import { companyOf, personCard } from "@/lib/card/person-card";
import { phoneOf } from "@/lib/card/phone";
import type { Company } from "@/lib/contract/cards/company";
import type { Person } from "@/lib/contract/content/person";
import { buildBranch, buildCompany, buildPerson } from "../../components/card/build-card";

const none = { phone: "", whatsapp: "", email: "" };

function reachOf(person: Partial<Person>, client: Partial<Company["client"]> = {}) {
  const { company } = personCard({ company: buildCompany({ client }) }, buildPerson({ ...none, ...person }));
  const phone = phoneOf(company.client);
  return [phone?.call?.replace("tel:+91", ""), phone?.chat?.replace(/^91/, ""), company.client.email];
}

const office = "9800000000";
const mail = "hello@marigold.example";

test.each<[string, Partial<Person>, Partial<Company["client"]>, (string | undefined)[]]>([
  [
    "with ways of their own",
    { phone: "9820011111", whatsapp: "9820022222", email: "r@m.example" },
    {},
    ["9820011111", "9820022222", "r@m.example"],
  ],
  ["without any", {}, {}, [office, office, mail]],
  ["without WhatsApp", { phone: "9820011111" }, {}, ["9820011111", office, mail]],
  ["with WhatsApp alone", { whatsapp: "9820022222" }, {}, ["9820022222", "9820022222", mail]],
  ["without WhatsApp, as their company", { phone: "9820011111" }, { whatsapp: false }, ["9820011111", undefined, mail]],
  [
    "with WhatsApp, unlike their company",
    { whatsapp: "9820022222" },
    { phone: "", email: "" },
    ["9820022222", "9820022222", ""],
  ],
  ["without any, as their company", {}, { phone: "", email: "" }, [undefined, undefined, ""]],
])("a person %s is called, written to and mailed there", (_, person, client, expected) => {
  expect(reachOf(person, client)).toEqual(expected);
});

test("a person's card leaves the company what is the company's, and colleagues out", () => {
  const card = { company: buildCompany(), products: [1, 2], people: [buildPerson(), buildPerson({ id: 2 })] };
  const own = personCard(card, buildPerson());
  expect(own).toMatchObject({ products: [1, 2], people: [], person: { id: 1 } });
  expect(own.company.profile).toEqual({ ...card.company.profile, links: [] });
  expect(own.company.client.company_name).toBe("Marigold Living");
});

test("a person's links come before the company's", () => {
  const link = { title: "Blog", url: "https://a.example/", icon: "globe" } as const;
  const shop = { ...link, title: "Shop", shown: true, from: null, until: null };
  const { company } = personCard(
    { company: buildCompany({ profile: { links: [shop] } }) },
    buildPerson({ links: [link] }),
  );
  expect(company.profile.links?.map(({ title }) => title)).toEqual(["Blog", "Shop"]);
});

describe("a person with hours of their own", () => {
  const own = { week: { own: true }, special_dates: [] } as never;
  const usual = { week: { usual: true }, special_dates: [] } as never;
  const company = buildCompany({
    profile: { opening_hours: usual, branches: [buildBranch({ id: 2, opening_hours: null }), buildBranch({ id: 3 })] },
  });

  test.each([
    ["in no branch", { hours: own }, own],
    ["in a branch", { hours: own, branch_id: 3 }, own],
    ["in a branch, and none of their own", { branch_id: 2 }, usual],
    ["in no branch, and none of their own", {}, usual],
  ])("%s shows these before all others", (_, person, expected) => {
    expect(companyOf(company, buildPerson(person)).profile.opening_hours).toBe(expected);
  });

  test.each([
    ["company", true],
    ["own", true],
    ["off", false],
  ] as const)("offers appointments as they are given: %s", (appointments, expected) => {
    const giving = { company: { ...company, takes_appointments: true } };
    expect(personCard(giving, buildPerson({ appointments })).company.takes_appointments).toBe(expected);
    expect(personCard({ company }, buildPerson({ appointments })).company.takes_appointments).toBeFalsy();
  });
});

test("a card's address is the person's or the company's, in the language of its reader", () => {
  const at = { slug: "marigold", language: "hi" } as const;
  expect(pageOf({}, at)).toBe("/marigold/hi");
  expect(pageOf({ person: buildPerson() }, at)).toBe("/marigold/hi/people/ravi-kumar-1");
  expect(pageOf({ person: buildPerson({ slug: undefined }) }, { slug: "marigold" })).toBe("/marigold/people/1");
});

describe("somebody who works in a branch", () => {
  const week = { weekly: true } as never;
  const branch = buildBranch({
    ...{ id: 2, address: "Thane West", location: "https://maps.app.goo.gl/thane", phone: "9830000000" },
    ...{ opening_hours: week, texts: { hi: { address: "ठाणे" } } },
  });
  const other = buildBranch({ id: 1, name: "Pune" });
  const texts = { hi: { address: "अंधेरी", tagline: "दीये" }, mr: { address: "अंधेरी" } };
  const of = (more: Partial<typeof branch>, branch_id: number | null = 2) => {
    const company = buildCompany({ profile: { branches: [other, { ...branch, ...more }], texts } });
    return { company, found: companyOf(company, buildPerson({ branch_id })) };
  };

  test("is found there, with the company's other places beside it", () => {
    const { profile } = of({}).found;
    expect(profile).toMatchObject({ address: "Thane West", location: branch.location, opening_hours: week });
    expect(profile.texts).toEqual({ hi: { address: "ठाणे", tagline: "दीये" }, mr: { address: undefined } });
    expect(profile.branches).toEqual([other]);
  });

  test("is where the company is and when it is open as far as the branch does not say", () => {
    const { company, found } = of({ address: "", location: "", opening_hours: null });
    const { address, location, opening_hours, texts } = company.profile;
    expect(found.profile).toMatchObject({ address, location, opening_hours, texts });
  });

  test("is called there without a number of their own", () => {
    const { company } = of({});
    const phoneOfCard = (person: Partial<Person>) =>
      personCard({ company }, buildPerson({ branch_id: 2, ...none, ...person })).company.client.phone;
    expect(phoneOfCard({})).toBe("9830000000");
    expect(phoneOfCard({ phone: "9820011111" })).toBe("9820011111");
  });

  test("is found at the company once there is no such branch", () => {
    for (const id of [null, 9]) {
      const { company, found } = of({}, id);
      expect(found).toBe(company);
    }
  });
});
