import { errorBodySchema } from "@/lib/contract/errors";
import { isIdParam, type Operation } from "@/lib/contract/operation";
import { resources } from "@/lib/contract/operations";
import { type JsonSchema, toJsonSchema } from "./json-schema";

/** The whole API as an OpenAPI 3.1 document, for clients and for other providers. */
export function describeApi(): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const [tag, operations] of Object.entries(resources))
    for (const [name, operation] of Object.entries(operations as Record<string, Operation>)) {
      const path = operation.path.replace(/:(\w+)/g, "{$1}");
      paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describeOperation(name, tag, operation) };
    }
  return {
    openapi: "3.1.0",
    info: {
      title: "Digital business cards",
      version: "1",
      description: "Every failed call answers with the body Error; clients can rely on its code.",
    },
    servers: [{ url: "/api" }],
    tags: Object.keys(resources).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: toJsonSchema(errorBodySchema, "output") },
      responses: {
        Error: { description: "A failure", content: { "application/json": { schema: { $ref: errorSchema } } } },
      },
      securitySchemes: { session: { type: "http", scheme: "bearer", description: "The access token of a session" } },
    },
  };
}

const errorSchema = "#/components/schemas/Error";
const failure = { $ref: "#/components/responses/Error" };

function describeOperation(name: string, tag: string, operation: Operation): JsonSchema {
  const { summary, access, body, bodyRequired, rate, path } = operation;
  return {
    operationId: name,
    tags: [tag],
    summary,
    ...(access !== "public" && { security: [{ session: [] }], "x-access": access }),
    parameters: [...describePath(operation), ...describeQuery(operation)],
    ...(body && { requestBody: { required: bodyRequired !== false, content: describeBody(operation) } }),
    responses: {
      [operation.status]: describeAnswer(operation),
      ...(body && { 400: failure, 413: failure, 415: failure }),
      ...(access !== "public" && { 401: failure, 403: failure }),
      ...(path.includes(":") && { 404: failure }),
      ...(rate && { 429: failure }),
      default: failure,
    },
  };
}

function describePath({ path }: Operation): JsonSchema[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: isIdParam(name) ? { type: "integer", minimum: 1 } : { type: "string" },
  }));
}

/** No query parameter is required: people type and share list links, so missing or wrong ones fall back to defaults. */
function describeQuery({ query }: Operation): JsonSchema[] {
  const { properties = {} } = query ? toJsonSchema(query, "input") : {};
  return Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => ({
    name,
    in: "query",
    schema,
  }));
}

function describeBody({ body, file }: Operation): JsonSchema {
  const schema = body ? toJsonSchema(body, "input") : {};
  return { ...(file && { "multipart/form-data": { schema } }), "application/json": { schema } };
}

function describeAnswer({ summary, answer }: Operation): JsonSchema {
  if (answer === null) return { description: summary };
  const content =
    typeof answer === "string"
      ? { [answer]: { schema: { type: "string" } } }
      : { "application/json": { schema: toJsonSchema(answer, "output") } };
  return { description: summary, content };
}
