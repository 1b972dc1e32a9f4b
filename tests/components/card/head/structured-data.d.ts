declare module "@adobe/structured-data-validator" {
  type Issue = { issueMessage: string; severity: "ERROR" | "WARNING"; path: { type?: string }[] };
  // biome-ignore lint/style/noDefaultExport: it is theirs
  export default class Validator {
    validate(data: unknown): Promise<Issue[]>;
  }
}

declare module "@marbec/web-auto-extractor" {
  type Found = { jsonld: Record<string, unknown[]>; errors: unknown[] };
  // biome-ignore lint/style/noDefaultExport: it is theirs
  export default class WebAutoExtractor {
    constructor(options?: { addLocation?: boolean });
    parse(html: string): Found;
  }
}
