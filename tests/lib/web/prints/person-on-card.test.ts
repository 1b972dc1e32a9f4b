import type { Company } from "@/lib/contract/cards/company";
import { personOnCard } from "@/lib/web/prints/person-on-card";
import { buildCompany, buildPerson } from "../../../components/card/build-card";

jest.mock("@/lib/web/site/site-url", () => ({ siteUrl: () => "https://cards.example" }));

const company = buildCompany({ profile: { address: "12 MG Road,\nFort,\n\nMumbai" } });
const put = (person: Parameters<typeof buildPerson>[0], of: Company = company) =>
  personOnCard(of, { slug: "marigold" }, buildPerson(person));

test("a card says who it is, how they are reached and where, and leads to their own card", () => {
  expect(put({ phone: "98200 11111", whatsapp: "98200 22222", email: "ravi@marigold.example" })).toEqual({
    name: "Ravi Kumar",
    role: "Sales",
    reach: ["+91 98200 11111", "+91 98200 22222 · WhatsApp", "ravi@marigold.example"],
    address: "12 MG Road, Fort, Mumbai",
    link: "https://cards.example/marigold/people/ravi-kumar-1?s=print",
    shownLink: "cards.example/marigold/people/ravi-kumar-1",
  });
});

test.each([
  ["one number for both", { phone: "98200 11111", whatsapp: "+91 98200 11111" }, ["+91 98200 11111 · WhatsApp"]],
  ["a number alone", { phone: "98200 11111", whatsapp: "" }, ["+91 98200 11111"]],
  ["WhatsApp alone", { phone: "", whatsapp: "98200 11111" }, ["+91 98200 11111 · WhatsApp"]],
])("%s is one line", (_, numbers, lines) => {
  expect(put({ ...numbers, email: "ravi@marigold.example" }).reach).toEqual([...lines, "ravi@marigold.example"]);
});

test("where a person has no number or e-mail, the company's stand there", () => {
  const { client } = company;
  expect(put({ phone: "", whatsapp: "", email: "" }).reach).toEqual(["+91 98000 00000", client.email]);
});

test("whoever works at a branch has its name and address, or the company's where it has none", () => {
  const branch = { id: 3, name: "Andheri", address: "Link Road", phone: "", location: "", opening_hours: null };
  const at = (branches: object[], branch_id: number) =>
    put({ branch_id }, { ...company, profile: { ...company.profile, branches } as Company["profile"] }).address;
  expect(at([branch], 3)).toBe("Andheri, Link Road");
  expect(at([{ ...branch, address: "" }], 3)).toBe("Andheri, 12 MG Road, Fort, Mumbai");
  expect(at([branch], 4)).toBe("12 MG Road, Fort, Mumbai");
});
