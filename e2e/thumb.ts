import { expect, type Locator, type Page } from "@playwright/test";
import { pngFile } from "../tests/contract/files";
import { toPickedFile } from "./picked-file";

/** Who works with one thumb, and how often they tapped. Typing is not counted, and neither is scrolling. */
export class Thumb {
  taps = 0;

  /** A screen reader has to know what it is that is tapped, and what it is called. */
  async tap(target: Locator): Promise<void> {
    expect(await target.ariaSnapshot()).toMatch(/^- '?(button|link|switch) "./);
    await target.tap();
    this.taps += 1;
  }

  /** A tap that opens the system's picker; what is picked there is no part of the page. */
  async pick(page: Page, target: Locator, name: string): Promise<void> {
    const picking = page.waitForEvent("filechooser");
    await this.tap(target);
    await (await picking).setFiles(await toPickedFile(await pngFile(name, 512, 512)));
  }
}
