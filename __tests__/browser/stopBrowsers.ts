/** Runs after all browser tests: ends what startBrowsers has started. */
export default async function stopBrowsers(): Promise<void> {
  for (const server of globalThis.openarmTestBrowsers ?? []) await server.close();
}
