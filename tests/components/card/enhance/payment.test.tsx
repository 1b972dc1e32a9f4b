import "./card-words";
import { fireEvent, render, screen } from "@testing-library/react";
import { startCopying } from "@/components/card/enhance/copy";
import { startPayment } from "@/components/card/enhance/payment";
import { Payment } from "@/components/card/sections/payment";
import { english as t } from "@/tests/english";
import { buildCompany } from "../build-card";

const plain = "Scan with any UPI app";
let asked: HTMLImageElement[];

beforeEach(() => {
  asked = [];
  jest.useFakeTimers();
  const create = document.createElement.bind(document);
  jest.spyOn(window, "Image").mockImplementation(() => {
    const picture = create("img");
    asked.push(picture);
    return picture;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function show() {
  const profile = { upi_id: "marigold@okbank", upi_link: true };
  render(
    <Payment
      t={t}
      company={buildCompany({ profile })}
      heading={<h2 id="payment">Payment</h2>}
      at={{ slug: "marigold" }}
    />,
  );
  startPayment();
  return screen.getByRole<HTMLInputElement>("textbox", { name: "Amount in ₹ (optional)" });
}

const type = (input: HTMLInputElement, value: string) => {
  fireEvent.input(input, { target: { value } });
  jest.runAllTimers();
};
const link = () => screen.getByRole("link", { name: "Pay in a UPI app" }).getAttribute("href");
const code = () => screen.getByRole("img", { name: "UPI code of Marigold Living" });

test("an amount goes into the code, once that is there, and into the link", () => {
  const input = show();
  expect(input.parentElement).not.toHaveClass("button-waiting");
  type(input, "450.5");
  expect(link()).toMatch(/&am=450\.50$/);
  expect(asked.map((picture) => picture.getAttribute("src"))).toEqual(["/marigold/upi.svg?amount=450.50"]);
  expect([code().tagName, screen.queryByText(plain)]).toEqual(["svg", expect.anything()]);
  fireEvent.load(asked[0] as HTMLImageElement);
  expect(code()).toBe(asked[0]);
  expect(screen.getByText("Scan to pay ₹450.50 with any UPI app")).toBeInTheDocument();
  type(input, "");
  expect([code().tagName, link()]).toEqual(["svg", expect.not.stringContaining("am=")]);
  expect(screen.getByText(plain)).toBeInTheDocument();
});

test("an amount may be typed in the digits of any script", () => {
  const input = show();
  type(input, " ४५०.५ ");
  expect(link()).toMatch(/&am=450\.50$/);
  expect(input).toBeValid();
});

test("a late code for an outdated amount is not shown", () => {
  const input = show();
  type(input, "45");
  type(input, "450");
  fireEvent.load(asked[0] as HTMLImageElement);
  expect([code().tagName, screen.queryByText(plain)]).toEqual(["svg", expect.anything()]);
  fireEvent.load(asked[1] as HTMLImageElement);
  expect(screen.getByText("Scan to pay ₹450 with any UPI app")).toBeInTheDocument();
});

test("no code is fetched while somebody types", () => {
  const input = show();
  for (const value of ["4", "45", "450"]) fireEvent.input(input, { target: { value } });
  jest.runAllTimers();
  expect(asked).toHaveLength(1);
});

test.each(["0", "-5", "1000001", "4.505", "4,50", "five"])("an amount of %s is none", (value) => {
  const input = show();
  type(input, value);
  expect([asked, link()]).toEqual([[], expect.not.stringContaining("am=")]);
  expect(input).toBeInvalid();
});

test("a card without a UPI ID has nothing to begin", () => {
  document.body.innerHTML = "<main></main>";
  expect(startPayment).not.toThrow();
});

test("the ID is copied, and said to be", async () => {
  jest.useRealTimers();
  const copied: string[] = [];
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  show();
  document.body.insertAdjacentHTML("beforeend", '<div id="toast"></div>');
  startCopying();
  const button = screen.getByRole("button", { name: "Copy UPI ID" });
  expect(button).not.toHaveClass("button-waiting");
  button.click();
  expect(await screen.findByText("UPI ID copied")).toBeInTheDocument();
  expect(copied).toEqual(["marigold@okbank"]);
});
