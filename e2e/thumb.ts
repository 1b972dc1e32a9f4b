import { expect, type Locator, type Page } from "@playwright/test";
import { pngFile } from "../tests/contract/files";
import { toPickedFile } from "./picked-file";

/** Works with one thumb and counts taps, not typing or scrolling. */
export class Thumb {
  taps = 0;

  /** Targets are named by role and name, as for a screen reader. */
  async tap(target: Locator): Promise<void> {
    expect(await target.ariaSnapshot()).toMatch(/^- '?(button|link|switch) "./);
    await target.tap();
    this.taps += 1;
  }

  /** A tap that opens the system's file picker. */
  async pick(page: Page, target: Locator, name: string): Promise<void> {
    const picking = page.waitForEvent("filechooser");
    await this.tap(target);
    await (await picking).setFiles(await toPickedFile(await pngFile(name, 512, 512)));
  }
}
