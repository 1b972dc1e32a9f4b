import { contentDisposition } from "@/lib/runtime/http/content-disposition";

test.each([
  ["clients-2026.csv", 'filename="clients-2026.csv"'],
  ["Price list.pdf", 'filename="Price list.pdf"'],
  ["शर्मा's.pdf", "filename=\"srma's.pdf\"; filename*=UTF-8''%E0%A4%B6%E0%A4%B0%E0%A5%8D%E0%A4%AE%E0%A4%BE%27s.pdf"],
  ["50% (new).pdf", "filename=\"50_ (new).pdf\"; filename*=UTF-8''50%25%20%28new%29.pdf"],
  ["😀.pdf", "filename=\"_grinning_.pdf\"; filename*=UTF-8''%F0%9F%98%80.pdf"],
  ["two\nlines\t;x=y ", 'filename="two lines ;x=y"'],
  ['a/b\\c:d*e?f"g<h>i|j', 'filename="a_b_c_d_e_f_g_h_i_j"'],
  ["../../etc/passwd", 'filename=".._.._etc_passwd"'],
  ["\u0000\u001b\u007f\u009f", 'filename="____"'],
  ["half \ud83d.pdf", "filename=\"half _.pdf\"; filename*=UTF-8''half%20%EF%BF%BD.pdf"],
])("%j", (name, expected) => {
  expect(contentDisposition("inline", name)).toBe(`inline; ${expected}`);
});

test("a plain name that is better than the spelled one is taken", () => {
  expect(contentDisposition("attachment", "शर्मा.vcf", "sharma.vcf")).toBe(
    "attachment; filename=\"sharma.vcf\"; filename*=UTF-8''%E0%A4%B6%E0%A4%B0%E0%A5%8D%E0%A4%AE%E0%A4%BE.vcf",
  );
});

test("no name breaks out of the header", () => {
  for (let code = 0; code < 0x300; code++) {
    const header = contentDisposition("attachment", `a${String.fromCharCode(code)}b`);
    expect(header).toMatch(/^attachment; filename="[ !#-~]*"(; filename\*=UTF-8''[\w!#$&+.^`|~%-]*)?$/);
    expect(new Headers({ "content-disposition": header }).get("content-disposition")).toBe(header);
  }
});
