import { flate, type Packing } from "@/tests/provider/media/pdf/documents";
import type { Payload } from "./payloads";
import { PdfWriter, type Writing } from "./writer";

type Placement = (payload: Payload, writing: Writing, packing: Packing) => Buffer;

/** Places where a document can hide its secret objects. */
export const placements: Record<string, Placement> = {
  "in the file": (payload, writing) => {
    const file = new PdfWriter(payload, writing);
    file.add(new Map([...payload.cover, ...payload.secret]));
    return file.end(file.addTable()).finish();
  },
  "in a later version": (payload, writing) => {
    const file = new PdfWriter(payload, writing);
    file.add(payload.cover);
    const first = file.addTable();
    file.end(first).add(payload.secret);
    return file.end(file.addTable(`/Prev ${first}`)).finish();
  },
  "in an earlier version": (payload, writing) => {
    const file = new PdfWriter(payload, writing);
    file.add(new Map([...payload.cover, ...payload.secret]));
    const first = file.addTable();
    file.end(first).add(payload.cover);
    return file.end(file.addTable(`/Prev ${first}`)).finish();
  },
  "after all tables": (payload, writing) => {
    const file = new PdfWriter(payload, writing);
    file.add(payload.cover);
    file.end(file.addTable()).add(payload.secret);
    return file.finish();
  },
  "in an object stream": (payload, writing, packing) => {
    const file = new PdfWriter(payload, writing);
    file.add(payload.cover);
    file.pack(payload.secret, packing);
    return file.end(file.addReferences()).finish();
  },
  "with everything in an object stream": (payload, writing, packing) => {
    const file = new PdfWriter(payload, writing);
    file.pack(new Map([...payload.cover, ...payload.secret]), packing);
    return file.end(file.addReferences()).finish();
  },
  "in an object stream without a type": (payload, writing, packing) => {
    const file = new PdfWriter(payload, writing);
    file.add(payload.cover);
    file.pack(payload.secret, packing, "/Type/XObject");
    return file.end(file.addReferences()).finish();
  },
  "in an object stream that another extends": (payload, writing, packing) => {
    const file = new PdfWriter(payload, writing);
    file.add(payload.cover);
    const container = file.pack(payload.secret, packing);
    file.pack(new Map([[15, "null"]]), flate, `/Type/ObjStm/Extends ${container} 0 R`);
    return file.end(file.addReferences()).finish();
  },
  "for readers of references as streams": (payload, writing, packing) => {
    const file = new PdfWriter(payload, writing);
    file.add(payload.cover);
    const table = file.addTable();
    file.pack(payload.secret, packing);
    const stream = file.addReferences("/Type/XRef", `/Prev ${table}`);
    return file.end(file.addTable(`/XRefStm ${stream}`)).finish();
  },
  "in a later version's object stream": (payload, writing, packing) => {
    const file = new PdfWriter(payload, writing);
    file.add(payload.cover);
    const first = file.addTable();
    file.end(first).pack(payload.secret, packing);
    return file.end(file.addReferences("/Type/XRef", `/Prev ${first}`)).finish();
  },
  "behind references without a type": (payload, writing, packing) => {
    const file = new PdfWriter(payload, writing);
    file.add(payload.cover);
    file.pack(payload.secret, packing, "");
    return file.end(file.addReferences("")).finish();
  },
  "behind tables that lead nowhere": (payload, writing, packing) => {
    const file = new PdfWriter(payload, writing);
    file.add(payload.cover);
    file.pack(payload.secret, packing);
    file.addReferences();
    return file.end(0).finish();
  },
};
