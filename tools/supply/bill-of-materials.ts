import { execFileSync } from "node:child_process";
import { readProduction } from "./lock-file";

type Component = { "bom-ref": string; name: string; version: string; properties: { name: string; value: string }[] };

/** The part of CycloneDX that is used here. */
export type BillOfMaterials = {
  bomFormat: "CycloneDX";
  specVersion: string;
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

/**
 * Every production package with version, licence, hash and dependencies, by `npm sbom`. Development packages are removed
 * here, by the lock file: `--omit dev` also drops packages that another one lists as its own development dependency, such
 * as react, and reports only the first of a package that is there twice.
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

/** npm reports an aliased package under its alias; references use its own name. */
function withTrueNames(all: BillOfMaterials): BillOfMaterials {
  const nameOf = (ref: string) => ref.slice(0, ref.lastIndexOf("@"));
  return { ...all, components: all.components.map((each) => ({ ...each, name: nameOf(each["bom-ref"]) })) };
}
