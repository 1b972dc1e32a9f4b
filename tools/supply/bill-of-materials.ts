import { execFileSync } from "node:child_process";

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
 * alone is taken out here: with `--omit dev` npm leaves out as well what some package names for its own development, such
 * as react.
 */
export function readMaterials(): BillOfMaterials {
  const args = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"];
  const told = execFileSync("npm", args, {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const all = JSON.parse(told) as BillOfMaterials;
  const isDevelopment = ({ properties }: Component) =>
    properties.some(({ name, value }) => name === "cdx:npm:package:development" && value === "true");
  const left = new Set(all.components.filter(isDevelopment).map((component) => component["bom-ref"]));
  return {
    ...all,
    components: all.components.filter((component) => !left.has(component["bom-ref"])),
    dependencies: all.dependencies
      .filter(({ ref }) => !left.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => !left.has(other)) })),
  };
}
