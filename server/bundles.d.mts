import type { BuildOptions } from "esbuild";

export const root: string;
export const serverBundles: BuildOptions;
export const publicFiles: BuildOptions;
