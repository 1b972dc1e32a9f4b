export function buildImage(overrides: { name?: string; type?: string; size?: number } = {}): File {
  const { name = "picture.png", type = "image/png", size = 1_000 } = overrides;
  return new File([new Uint8Array(size)], name, { type });
}
