import { readMaterials } from "@/tools/supply/bill-of-materials";
import { readProduction } from "@/tools/supply/lock-file";

test("the bill of materials names every package of production and no other, with what each depends on", () => {
  const { bomFormat, components, dependencies } = readMaterials();
  expect(bomFormat).toBe("CycloneDX");
  const named = components.map(({ name, version }) => `${name}@${version}`);
  const installed = readProduction().map(({ name, version }) => `${name}@${version}`);
  expect([...new Set(named)].sort()).toEqual([...new Set(installed)].sort());
  const refs = new Set(components.map((component) => component["bom-ref"]));
  for (const { dependsOn } of dependencies) for (const ref of dependsOn) expect(refs).toContain(ref);
});
