// Comes with jest.
import { TestEnvironment } from 'jest-environment-node';
import { chromium } from 'playwright-core';

/** Environment of browser tests: a worker loads Playwright once. Each file would load it again, which takes half a second. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.chromium = chromium;
  }
}
