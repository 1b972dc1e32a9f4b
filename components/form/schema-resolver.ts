import type { FieldValues, Resolver, ResolverError } from "react-hook-form";
import type { z } from "zod";
import { withMessages } from "@/lib/browser/messages";
import * as failures from "@/lib/contract/failures";

/** A schema, or its lazy loader. */
export type SchemaSource<I extends FieldValues, O> = z.ZodType<O, I> | (() => Promise<z.ZodType<O, I>>);

export type SchemaResolver<I extends FieldValues, O> = Resolver<I, unknown, O> & {
  /** Preloads the schema. */
  prepare: () => Promise<unknown>;
};

const loadCheck = withMessages([], () => import("./check-by-schema"));

/** Schema and validator load at the first check at the latest. */
export function createSchemaResolver<I extends FieldValues, O>(source: SchemaSource<I, O>): SchemaResolver<I, O> {
  let loading: Promise<Resolver<I, unknown, O>> | undefined;

  async function load(): Promise<Resolver<I, unknown, O>> {
    const [{ checkBySchema }, schema] = await Promise.all([
      loadCheck(),
      typeof source === "function" ? source() : source,
    ]);
    return checkBySchema(schema);
  }

  function prepare() {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  const resolve: Resolver<I, unknown, O> = async (...form) => {
    const check = await prepare().catch(() => null);
    if (check) return check(...form);
    return { values: {}, errors: { root: { type: "unchecked", message: failures.noConnection } } } as ResolverError<I>;
  };
  return Object.assign(resolve, { prepare });
}
