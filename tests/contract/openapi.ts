import Ajv2020, { type ValidateFunction } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { describeApi } from "@/provider/kernel/openapi/document";

type Described = { $ref?: string; content?: Record<string, { schema: object }> };
type Document = {
  paths: Record<string, Record<string, { responses: Record<string, Described> }>>;
  components: { responses: Record<string, Described> };
};

/** The document as its readers get it: as JSON, and checked by a library that does not know our schemas. */
const document = JSON.parse(JSON.stringify(describeApi())) as Document;
const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, formats: { binary: true } });
addFormats(ajv);
ajv.addSchema({ $id: "document", ...document, openapi: undefined }, "document");
ajv.addVocabulary(Object.keys(document));

const templates = Object.entries(document.paths).map(([template, methods]) => ({
  methods,
  pattern: new RegExp(`^${template.replace(/\{\w+\}/g, "[^/]+")}$`),
  // Literal paths before paths with parameters.
  holes: template.split("{").length,
}));
templates.sort((one, other) => one.holes - other.holes);

const known = new Map<string, ValidateFunction>();

/**
 * How an answer breaks the document at `/openapi.json`; empty if it does not, or if the path is not described.
 * @param path below `/api`, with its query
 */
export function findBreaches(method: string, path: string, response: Response, body: unknown): string[] {
  const [pathname = ""] = path.split("?", 1);
  const operation = templates.find(({ pattern }) => pattern.test(pathname))?.methods[method.toLowerCase()];
  if (!operation) return [];
  const { status, headers } = response;
  const described = resolve(operation.responses[status] ?? (status < 300 ? undefined : operation.responses.default));
  if (!described) return [`${status} is not described`];
  const type = headers.get("content-type")?.split(";", 1)[0] ?? "";
  if (!described.content) return body === "" ? [] : ["There should be no body"];
  const content = described.content[type];
  if (!content) return [`${type} is not described`];
  if (type !== "application/json") return [];
  const validate = validatorFor(content.schema);
  return validate(body) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}

function resolve(described: Described | undefined): Described | undefined {
  return described?.$ref ? document.components.responses[described.$ref.split("/").at(-1) ?? ""] : described;
}

function validatorFor(schema: object): ValidateFunction {
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/');
  const validator = known.get(text) ?? ajv.compile(JSON.parse(text));
  known.set(text, validator);
  return validator;
}
