import { cleanup, render, screen, within } from "@testing-library/react";
import { Numbers } from "@/components/card/contact/numbers";
import { Branches } from "@/components/card/sections/branches";
import { Links } from "@/components/card/sections/links";
import { english as t } from "@/tests/english";
import { branch, buildLink, phones } from "../../../lib/card/build-contacts";
import { buildCompany } from "../build-card";

afterEach(cleanup);

test("each further number calls, and chats where that is possible", () => {
  render(<Numbers t={t} phones={phones} />);
  const list = within(screen.getByRole("list", { name: "More numbers" }));
  expect(list.getByRole("link", { name: /^Orders/ })).toHaveAttribute("href", "tel:+919800000001");
  expect(list.getByRole("link", { name: /^Accounts/ })).toHaveTextContent("+91 22 2850 0000");
  expect(list.getByRole("link", { name: "WhatsApp Orders" })).toHaveAttribute("href", "https://wa.me/919800000001");
  expect(list.queryByRole("link", { name: "WhatsApp Accounts" })).not.toBeInTheDocument();
});

test("own links lead out, and tell nobody where from", () => {
  render(<Links t={t} links={[buildLink()]} heading={<h2 id="links">Find us</h2>} />);
  const link = within(screen.getByRole("region", { name: "Find us" })).getByRole("link", { name: "Our shop" });
  expect(link).toHaveAttribute("href", "https://shop.example");
  expect(link).toHaveAttribute("rel", "noopener noreferrer");
});

test("a branch has its own address, number, way and hours", () => {
  const company = { ...buildCompany({ profile: { branches: [branch] } }), time_zone: "Asia/Kolkata" };
  render(<Branches t={t} company={company} heading={<h2 id="branches">Our branches</h2>} />);
  const item = screen.getByRole("heading", { name: "Andheri West" }).closest("li") as HTMLElement;
  const part = within(item);
  expect(part.getByText("4 Link Road, Andheri West, Mumbai")).toBeInTheDocument();
  expect(part.getByRole("link", { name: "Call Andheri West: +91 98000 00002" })).toHaveAttribute(
    "href",
    "tel:+919800000002",
  );
  expect(part.getByRole("link", { name: "Directions to Andheri West" })).toHaveAttribute("href", branch.location);
  expect(item.dataset).toMatchObject({ hours: JSON.stringify(branch.opening_hours), zone: "Asia/Kolkata" });
  expect(part.getByText("Mon – Sat 9 am – 9 pm").tagName).toBe("SUMMARY");
});

test.each([undefined, []])("nothing of them stands on a card that has none: %j", (none) => {
  const company = buildCompany({ profile: { branches: none } });
  const { container } = render(
    <>
      <Numbers t={t} phones={none} />
      <Links t={t} links={none} heading={<h2 id="links">Links</h2>} />
      <Branches t={t} company={company} heading={<h2 id="branches">Our branches</h2>} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});
