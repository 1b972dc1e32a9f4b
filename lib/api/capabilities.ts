"use client";

import useSWRImmutable from "swr/immutable";
import { type Capabilities, capabilitiesSchema } from "@/lib/contract/capabilities";
import { pathOf } from "@/lib/contract/endpoints";
import { RequestError, requestJson } from "./request";

/** What the provider keeps beyond the core calls; asked once until the page is reloaded. */
export function useCapabilities() {
  return useSWRImmutable<Capabilities, unknown>(pathOf("capabilities"), readCapabilities, {
    shouldRetryOnError: false,
  });
}

async function readCapabilities(path: string): Promise<Capabilities> {
  try {
    return await requestJson("GET", path, { schema: capabilitiesSchema });
  } catch (error) {
    // A provider written before this call existed.
    if (error instanceof RequestError && error.status === 404) return capabilitiesSchema.parse({});
    throw error;
  }
}
