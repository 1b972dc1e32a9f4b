import { toJsonLd } from "@/lib/web/site/json-ld";

test("nothing in a text ends the script or breaks a line", () => {
  const name = "</script><!--\u2028\u2029&";
  const json = toJsonLd({ name });
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ "@context": "https://schema.org", name });
});
