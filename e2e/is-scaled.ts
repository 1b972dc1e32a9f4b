/**
 * The site under test by TEST_SITE: `single` is one process on a folder, `scaled` is two on PostgreSQL, S3 and Redis.
 */
export const isScaled = readInstallation() === "scaled";

function readInstallation(): "single" | "scaled" {
  const wanted = process.env.TEST_SITE || "single";
  if (wanted === "single" || wanted === "scaled") return wanted;
  throw new Error(`TEST_SITE: must be single or scaled, not ${wanted}`);
}
