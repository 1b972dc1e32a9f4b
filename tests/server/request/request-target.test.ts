import { parseTarget } from "@/server/request/request-target";

test.each([
  ["/", "/", ""],
  ["/acme", "/acme", ""],
  ["/acme/?a=1?b", "/acme", "?a=1?b"],
  ["//acme//x/", "/acme/x", ""],
  ["/%61cme", "/acme", ""],
  ["/caf%c3%a9", "/caf%C3%A9", ""],
  ["/café", "/caf%C3%A9", ""],
  ["/a%2Fb", "/a%2Fb", ""],
  ["/a\\b", "/a%5Cb", ""],
  ["http://evil.test/acme?x", "/acme", "?x"],
])("%p has the canonical path %p and the query %p", (target, canonical, query) => {
  expect(parseTarget(target)).toMatchObject({ canonical, query });
});

test.each(["", "*", "acme", "/%", "/%zz", "/%c3", "/a%00b", "/a\u0007b", "/a/../b", "/%2e%2e/b", "/./b", "ftp://x/y"])(
  "%p is malformed",
  (target) => {
    expect(parseTarget(target)).toBeNull();
  },
);
