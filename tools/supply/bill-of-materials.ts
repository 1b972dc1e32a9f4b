import { execFileSync } from "node:child_process";
import { readProduction } from "./lock-file";

type Component = { "bom-ref": string; name: string; version: string; properties: { name: string; value: string }[] };

/** As CycloneDX lays it down, as far as it is looked at here. */
export type BillOfMaterials = {
  bomFormat: "CycloneDX";
  specVersion: string;
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

/**
 * Every package of production with version, licence, hash and what it depends on, as npm tells it. What is for development
 * alone is taken out here, by the lock file: with `--omit dev` npm leaves out as well what some package names for its own
 * development, such as react; and of a package that is there twice, once for each, it tells the first alone.
 */
export function readMaterials(): BillOfMaterials {
  const args = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"];
  const told = execFileSync("npm", args, {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const all = withTrueNames(JSON.parse(told));
  const production = new Set(readProduction().map(({ name, version }) => `${name}@${version}`));
  const components = all.components.filter(({ name, version }) => production.has(`${name}@${version}`));
  const kept = new Set(components.map((component) => component["bom-ref"]));
  const left = new Set(all.components.map((component) => component["bom-ref"]).filter((ref) => !kept.has(ref)));
  return {
    ...all,
    components: components.map(({ properties, ...component }) => ({
      ...component,
      properties: properties.filter(({ name }) => name !== "cdx:npm:package:development"),
    })),
    dependencies: all.dependencies
      .filter(({ ref }) => !left.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => !left.has(other)) })),
  };
}

/** One that is installed under another name is told by that; what refers to it has its own. */
function withTrueNames(all: BillOfMaterials): BillOfMaterials {
  const nameOf = (ref: string) => ref.slice(0, ref.lastIndexOf("@"));
  return { ...all, components: all.components.map((each) => ({ ...each, name: nameOf(each["bom-ref"]) })) };
}
