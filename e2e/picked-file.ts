/** A file as Playwright's file chooser takes it. */
export async function toPickedFile(file: File): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) };
}
