import { limits } from "@/lib/contract/limits";

const side = limits.logo.recommendedSide;

export const logoSizeHint = `${side}x${side} or larger is recommended`;
