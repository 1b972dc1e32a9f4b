/** The package has no types. */
declare module "harfbuzzjs" {
  type Glyph = { g: number; ax: number; ay: number; dx: number; dy: number };

  export type HarfbuzzFont = {
    /** SVG path data in font units, y upwards. */
    glyphToPath(glyph: number): string;
  };

  export type Harfbuzz = {
    createBlob(data: ArrayBufferLike | Uint8Array): { destroy(): void };
    createFace(blob: { destroy(): void }, index: number): { upem: number; collectUnicodes(): Uint32Array };
    createFont(face: { upem: number }): HarfbuzzFont;
    createBuffer(): {
      addText(text: string): void;
      guessSegmentProperties(): void;
      setDirection(direction: "ltr" | "rtl"): void;
      json(): Glyph[];
      destroy(): void;
    };
    shape(font: HarfbuzzFont, buffer: ReturnType<Harfbuzz["createBuffer"]>): void;
  };

  const harfbuzz: Promise<Harfbuzz>;
  // biome-ignore lint/style/noDefaultExport: that is what the package exports
  export default harfbuzz;
}
