import { Validator } from "@seriousme/openapi-schema-validator";
import { operations } from "@/lib/contract/operations";
import { openApiRoutes } from "@/provider/kernel/openapi/routes";

// biome-ignore lint/suspicious/noExplicitAny: these tests are there to check what the document holds
let document: any;
beforeAll(async () => {
  const response = await openApiRoutes().request("/openapi.json");
  expect(response.headers.get("content-type")).toBe("application/json");
  document = await response.json();
});

test("is valid OpenAPI 3.1", async () => {
  const validator = new Validator();
  expect(await validator.validate(document)).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
});

test("describes every operation, each once", () => {
  const described = Object.values(document.paths).flatMap((path) =>
    Object.values(path as object).map(({ operationId }) => operationId),
  );
  expect(described.sort()).toEqual(Object.keys(operations).sort());
});

test("says what goes in and what comes out", () => {
  const create = document.paths["/client/products/"].post;
  const form = create.requestBody.content["multipart/form-data"].schema;
  expect(form.required.sort()).toEqual(["image", "name"]);
  expect(form.properties.image).toEqual({ type: "string", format: "binary" });
  expect(create.responses[201].content["application/json"].schema.properties.price).toEqual({
    type: ["string", "null"],
  });
  expect(create.security).toEqual([{ session: [] }]);
  const list = document.paths["/client/products/"].get;
  expect(list.parameters.map(({ name }: { name: string }) => name)).toEqual([
    "page",
    "page_size",
    "search",
    "ordering",
    "status",
    "is_sold_out",
  ]);
  expect(list.responses[200].content["application/json"].schema.required).toEqual([
    "count",
    "next",
    "previous",
    "results",
  ]);
  expect(document.paths["/admin/clients/{id}/edit/"].get.parameters[0]).toMatchObject({ name: "id", in: "path" });
  expect(
    document.paths["/client/profile/crud/"].patch.requestBody.content["multipart/form-data"].schema.properties.logo,
  ).toEqual({
    anyOf: [
      { type: "string", const: "" },
      { type: "string", format: "binary" },
    ],
  });
});

test("leaves no body, query or answer undescribed", () => {
  const bare = Object.entries(operations).filter(([name]) => {
    const operation = Object.values(document.paths)
      .flatMap((path) => Object.values(path as object))
      .find(({ operationId }) => operationId === name);
    return JSON.stringify(operation).includes('"schema":{}');
  });
  expect(bare.map(([name]) => name)).toEqual([]);
});
