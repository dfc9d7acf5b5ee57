import type { Config } from 'jest';
import { chromium } from 'playwright-core';
import type { BrowserServer } from 'playwright-core';
import { addressVariable, launchOptions } from './browsers';

declare global {
  // The one place that jest keeps from the beginning of a run to its end.
  var openarmTestBrowsers: readonly BrowserServer[] | undefined;
}

/** Runs before all browser tests: starts a browser for each worker, so that not every suite has to. */
export default async function startBrowsers({ maxWorkers }: { readonly maxWorkers: NonNullable<Config['maxWorkers']> }): Promise<void> {
  const workers = Array.from({ length: Number(maxWorkers) || 1 }, (_, index) => index + 1);
  globalThis.openarmTestBrowsers = await Promise.all(
    workers.map(async (worker) => {
      const server = await chromium.launchServer(launchOptions());
      process.env[addressVariable(worker)] = server.wsEndpoint();
      return server;
    }),
  );
}
