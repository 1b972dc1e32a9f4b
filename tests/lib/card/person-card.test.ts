import { pageOf, personCard } from "@/lib/card/person-card";
import { phoneOf } from "@/lib/card/phone";
import type { Company } from "@/lib/contract/cards/company";
import type { Person } from "@/lib/contract/content/person";
import { buildCompany, buildPerson } from "../../components/card/build-card";

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
  expect(own.company.profile).toBe(card.company.profile);
  expect(own.company.client.company_name).toBe("Marigold Living");
});

test("a card's address is the person's or the company's, in the language of its reader", () => {
  const at = { slug: "marigold", language: "hi" } as const;
  expect(pageOf({}, at)).toBe("/marigold/hi");
  expect(pageOf({ person: buildPerson() }, at)).toBe("/marigold/hi/people/ravi-kumar-1");
  expect(pageOf({ person: buildPerson({ slug: undefined }) }, { slug: "marigold" })).toBe("/marigold/people/1");
});
