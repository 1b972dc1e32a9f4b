import { isPushService } from "@/provider/ports/push/web-push";

test.each([
  "https://fcm.googleapis.com/fcm/send/abc:def",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://wns2-par02p.notify.windows.com/w/?token=abc",
  "https://web.push.apple.com/abc",
  "https://jmt17.google.com/fcm/send/abc:def",
  "https://jmt17.google.com/wp/abc:def",
])("%s is one", (endpoint) => expect(isPushService(endpoint, [])).toBe(true));

test.each([
  "https://push.example.com/a",
  "http://web.push.apple.com/a",
  "https://notify.windows.com.evil.test/a",
  "https://evilnotify.windows.com.test/a",
  "https://web.push.apple.com:444/a",
  "https://a@web.push.apple.com/a",
  "https://localhost/a",
  "https://[::1]/a",
  "web.push.apple.com",
  "https://jmt17.google.com.evil.example/x",
  "https://other.google.com/x",
  "https://jmt17.google.com/x",
  "https://jmt17.google.com/wp/",
  "https://jmt17.google.com/wp/../url?q=a",
  "https://jmt17.google.com/wp/a/b",
  "https://evil-jmt17.google.com/wp/a",
  "https://jmt17.google.com@evil.example/wp/a",
  "http://jmt17.google.com/wp/a",
])("%s is none", (endpoint) => expect(isPushService(endpoint, [])).toBe(false));

test("those that the operator names are as good, to the port", () => {
  const services = ["http://127.0.0.1:4000", "https://push.example.com"];
  expect(isPushService("http://127.0.0.1:4000/a", services)).toBe(true);
  expect(isPushService("https://push.example.com/a", services)).toBe(true);
  expect(isPushService("http://127.0.0.1:4001/a", services)).toBe(false);
  expect(isPushService("http://push.example.com/a", services)).toBe(false);
});
