import "./card-words";
import { startSharing } from "@/components/card/enhance/share";
import { press, settled, showCardToShare, toast } from "./show-card";

jest.mock("@/lib/web/provider-client/cards", () => ({}));

let copied: string[] = [];

beforeEach(() => {
  copied = showCardToShare();
});

test("the link goes to the phone's own sheet", async () => {
  const share = jest.fn(async () => {});
  Object.assign(navigator, { share });
  expect(document.querySelector("[data-share]")).toHaveClass("button-waiting");
  startSharing();
  expect(document.querySelector("[data-share]")).not.toHaveClass("button-waiting");
  press("[data-share]");
  await settled();
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: "https://cards.example/marigold-living?s=share" }));
  expect(toast()).toBeEmptyDOMElement();
});

test("a visitor who turns back from sharing is told nothing", async () => {
  Object.assign(navigator, { share: () => Promise.reject(new DOMException("", "AbortError")) });
  startSharing();
  press("[data-share]");
  await settled();
  expect([copied, toast()?.textContent]).toEqual([[], ""]);
});

test.each([
  ["without a sheet", undefined],
  ["where the sheet is refused", () => Promise.reject(new DOMException("", "NotAllowedError"))],
])("%s the link is copied", async (_, share) => {
  Object.assign(navigator, { share });
  startSharing();
  press("[data-share]");
  await settled();
  expect(copied).toEqual(["https://cards.example/marigold-living?s=share"]);
  expect(toast()).toHaveTextContent("Link copied");
});

test("Share is a link to its sheet, which the script opens over the page", () => {
  const opener = document.querySelector<HTMLAnchorElement>("[data-open-sheet]");
  const sheet = document.querySelector<HTMLDialogElement>(opener?.getAttribute("href") ?? "");
  expect(opener).toHaveTextContent("Share");
  expect(sheet).toHaveTextContent("Scan to open this card");
  startSharing();
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  opener?.dispatchEvent(click);
  expect([sheet?.open, click.defaultPrevented]).toEqual([true, true]);
  expect(document.activeElement).toHaveTextContent("Share this card");
});

test("sending to a number needs no script", () => {
  const form = document.querySelector<HTMLFormElement>("form.send");
  expect(form).toHaveAttribute("action", "/marigold-living/send");
  expect(form).toHaveAttribute("method", "get");
  expect(form?.querySelector("input[name=phone]")).toBeRequired();
});
