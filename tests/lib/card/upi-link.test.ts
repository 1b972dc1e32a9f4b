import { payeeOf, upiLink, withAmount } from "@/lib/card/upi-link";
import { buildCompany } from "../../components/card/build-card";

const read = (link: string) => Object.fromEntries(new URL(link).searchParams);

test("a link says whom to pay, in rupees, and nothing that only a bank gives out", () => {
  const link = upiLink({ id: "acme.1-a_b@okbank", name: "Acme & Sons" });
  expect(link).toBe("upi://pay?pa=acme.1-a_b@okbank&pn=Acme%20%26%20Sons&cu=INR&tn=From%20your%20card");
  expect(withAmount(link, null)).toBe(link);
  expect(withAmount(link, "450.00")).toBe(`${link}&am=450.00`);
});

test.each(["A&am=1#?=+%", "शर्मा ट्रेडर्स", '"><b>', "🙏", "a/b;c"])("a payee called %s stays one", (name) => {
  const link = withAmount(upiLink({ id: "acme@upi", name }), "5.00");
  expect(link).toMatch(/^upi:\/\/pay\?[\w@.%&=!~*'()-]+$/);
  expect(read(link)).toEqual({ pa: "acme@upi", pn: name, cu: "INR", tn: "From your card", am: "5.00" });
});

test("the payee is the company where no other name is given, and nobody without an id", () => {
  const payee = (profile: object) => payeeOf(buildCompany({ profile }));
  expect(payee({ upi_id: "acme@upi", upi_name: "Asha Rao" })).toEqual({ id: "acme@upi", name: "Asha Rao" });
  expect(payee({ upi_id: "acme@upi", upi_name: "" })).toEqual({ id: "acme@upi", name: "Marigold Living" });
  expect(payee({ upi_id: "", upi_name: "Asha Rao" })).toBeNull();
  expect(payee({})).toBeNull();
});
