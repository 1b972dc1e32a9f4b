import { buildDeps, openApi } from "../build-deps";

test("the site tells the time zone of its calendar", async () => {
  const deps = await buildDeps();
  const api = await openApi({ ...deps, config: { ...deps.config, timeZone: "Pacific/Auckland" } });
  expect((await api.anonymous.call("getSite")).body.time_zone).toBe("Pacific/Auckland");
  await deps.close();
});
