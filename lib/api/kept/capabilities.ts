"use client";

import useSWRImmutable from "swr/immutable";
import type { Capabilities } from "@/lib/contract/capabilities";
import { capabilityOperations } from "@/lib/contract/operations/capabilities";
import { call } from "../call/call";
import { useKnownAnswer } from "../call/known-answers";
import { RequestError } from "../call/request";

const { getCapabilities } = capabilityOperations;

/** What the provider keeps beyond the core calls; asked once until the page is reloaded. */
export function useCapabilities() {
  return useSWRImmutable<Capabilities, unknown>(getCapabilities.path, readCapabilities, {
    shouldRetryOnError: false,
    fallbackData: useKnownAnswer<Capabilities>(getCapabilities.path),
  });
}

async function readCapabilities(): Promise<Capabilities> {
  try {
    return await call(getCapabilities);
  } catch (error) {
    // A provider written before this call existed.
    if (error instanceof RequestError && error.status === 404) return nothingKept();
    throw error;
  }
}

/** Its schema is loaded by those alone whose provider makes them need it. */
async function nothingKept(): Promise<Capabilities> {
  const { capabilitiesSchema } = await import("@/lib/contract/capabilities");
  return capabilitiesSchema.parse({});
}
