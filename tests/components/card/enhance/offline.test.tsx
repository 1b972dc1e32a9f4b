import { continueOffline } from "@/components/card/enhance/offline";

const links = () => [...document.links].map(({ href }) => href.replace(location.origin, ""));

function open(path: string, isInstalled: boolean): void {
  window.history.replaceState(null, "", path);
  Object.assign(globalThis, { matchMedia: () => ({ matches: isInstalled }) });
  document.body.innerHTML =
    '<a href="/ab#products"></a><a href="/ab"></a><a href="/ab/p/1"></a><a href="/ab-sons"></a><a href="https://x.example/ab"></a>';
  continueOffline();
}

test.each(["/ab/?s=home", "/ab/p/1"])("on a home screen, links at %s stay in the card's app", (path) => {
  open(path, true);
  expect(links()).toEqual(["/ab/#products", "/ab/", "/ab/p/1", "/ab-sons", "https://x.example/ab"]);
});

test("in a browser they lead to the card's own address", () => {
  open("/ab", false);
  expect(links()).toEqual(["/ab#products", "/ab", "/ab/p/1", "/ab-sons", "https://x.example/ab"]);
});
