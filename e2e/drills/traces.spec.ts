import { startCollector, type TracedStep } from "../../tests/servers/collector";
import { ApiUser } from "../api-user";
import { admin, startProvider, startSite } from "../site";
import { expect, test } from "../test";

test.setTimeout(180_000);

/** The names of a span and its ancestors, the root last. */
function pathTo(step: TracedStep | undefined, steps: TracedStep[]): string[] {
  if (!step) return [];
  return [
    step.name,
    ...pathTo(
      steps.find(({ spanId }) => spanId === step.parentSpanId),
      steps,
    ),
  ];
}

test("traces show where the time of a request goes, and nobody's name", async () => {
  const collector = await startCollector();
  const site = await startSite({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  try {
    const administrator = await ApiUser.signIn(site.url, admin.email, admin.password);
    const client = await administrator.createClient();
    const strange = { traceparent: `00-${"a".repeat(32)}-${"b".repeat(16)}-01` };
    const list = await administrator.fetch("/api/admin/all-clients/?search=asha", { headers: strange });
    const requestId = list.headers.get("x-request-id");
    expect((await fetch(`${site.url}/${client.slug}`)).status).toBe(200);
    expect((await administrator.fetch("/api/client/profile/crud/")).status).toBe(403);
    // The first jobs run some time after the start.
    const hasJob = () => collector.steps().some(({ name }) => name.startsWith("job "));
    await expect.poll(hasJob, { timeout: 20_000 }).toBe(true);
    await site.kill();

    const steps = collector.steps();
    const statements = steps.filter(({ name }) => name === "SELECT");
    const paths = statements.map((step) => pathTo(step, steps).join(" < "));
    expect(paths).toContain("SELECT < GET /admin/all-clients/ < call the provider < GET call");
    // Next adds spans of its own between the page and its calls.
    expect(paths.some((path) => /^SELECT < GET \/public\/company.+ < GET page$/.test(path))).toBe(true);
    const refused = { key: "http.response.status_code", value: { intValue: 403 } };
    expect(steps).toContainEqual(
      expect.objectContaining({ name: "GET call", attributes: expect.arrayContaining([refused]) }),
    );
    // The request id that a visitor sees finds the trace; a `traceparent` from outside is ignored.
    const asked = steps.find(({ attributes }) =>
      attributes.some(({ key, value }) => key === "namaskard.request_id" && value.stringValue === requestId),
    );
    expect(asked?.name).toMatch(/^GET/);
    expect(collector.text()).not.toContain("a".repeat(32));
    for (const delicate of [client.slug, client.email, admin.email, client.password, "asha", "eyJ"])
      expect(collector.text()).not.toContain(delicate);
  } finally {
    await site.close();
    await collector.close();
  }
});

test("a trace continues in a remote provider; a collector that refuses costs one log line", async () => {
  const collector = await startCollector();
  const secret = { PROVIDER_SECRET: "one-secret-for-both-sides-of-the-wire", SEED_DEMO: "false" };
  const traced = { ...secret, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  const provider = await startProvider({ ...traced, OTEL_SERVICE_NAME: "cards-provider" });
  const site = await startSite({ ...traced, PROVIDER_URL: provider.url });
  const deaf = await startCollector(401);
  const unheard = await startSite({ OTEL_EXPORTER_OTLP_ENDPOINT: deaf.url });
  try {
    await ApiUser.signIn(site.url, admin.email, admin.password);
    // The provider starts a new trace for callers without its secret.
    const strange = { traceparent: `00-${"c".repeat(32)}-${"d".repeat(16)}-01` };
    expect((await fetch(`${provider.url}/api/public/site/`, { headers: strange })).status).toBe(200);
    expect((await fetch(`${unheard.url}/login`)).status).toBe(200);
    await expect.poll(() => unheard.output(), { timeout: 30_000 }).toContain("Traces could not be sent");
    await Promise.all([site.kill(), provider.kill()]);

    const steps = collector.steps();
    const signIn = steps.find(({ name }) => name === "POST /token/");
    expect(pathTo(signIn, steps).at(1)).toBe("call the provider");
    expect(pathTo(signIn, steps).at(-1)).toBe("POST call");
    expect(collector.text()).not.toContain("c".repeat(32));
    const services = collector.resources().map((attributes) => attributes.find(({ key }) => key === "service.name"));
    expect(new Set(services.map((service) => service?.value.stringValue))).toEqual(
      new Set(["namaskard", "cards-provider"]),
    );
  } finally {
    await Promise.all([site.close(), provider.close(), unheard.close()]);
    await Promise.all([collector.close(), deaf.close()]);
  }
});
