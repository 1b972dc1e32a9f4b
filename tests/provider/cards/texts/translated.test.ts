import { countTranslated, listTranslated } from "@/provider/cards/texts/translated";

const lamp = { name: "Lamp", unit: "piece", texts: { hi: { name: "दीया", unit: "नग" }, ta: { name: "விளக்கு" } } };

test("texts are counted, and of them those that are written in each further language", () => {
  const texts = listTranslated([lamp, { name: "Bell", unit: "piece", texts: null }], ["name", "unit"]);
  expect(countTranslated(texts, ["hi", "ta", "gu"])).toEqual({ all: 4, written: { hi: 2, ta: 1 } });
});

test("what the main language lacks is no text, whatever others have", () => {
  const row = { name: "Bell", unit: "", role: null, texts: { hi: { unit: "नग" } } };
  expect(countTranslated(listTranslated([row], ["name", "unit", "role"]), ["hi"])).toEqual({ all: 1, written: {} });
});

test("languages that are not asked for are not counted", () => {
  expect(countTranslated(listTranslated([lamp], ["name"]), ["ta"])).toEqual({ all: 1, written: { ta: 1 } });
});

test("without rows there is nothing to write", () => {
  expect(countTranslated(listTranslated<"name">([], ["name"]), ["hi"])).toEqual({ all: 0, written: {} });
});
