import { describePersonApp } from "@/components/card/head/card-manifest";
import { english as t } from "@/tests/english";
import { buildCompany, buildPerson } from "../build-card";

test.each([
  [undefined, "/marigold/people/ravi-kumar-1?s=home"],
  ["ravi", "/marigold/ravi?s=home"],
])("a person's app opens their card and stays the same app (%j)", (handle, start_url) => {
  const app = describePersonApp(buildCompany(), { slug: "marigold" }, t, buildPerson({ handle }));
  expect(app).toMatchObject({ id: "/marigold/people/1", start_url, scope: "/marigold/", name: "Ravi Kumar" });
  expect(app.description).toBe("Sales, Marigold Living");
  expect(app.icons.map(({ src }) => src)).toEqual(
    ["icon-192", "icon-512", "icon-maskable"].map((kind) => `/marigold/people/ravi-kumar-1/${kind}.png`),
  );
});
