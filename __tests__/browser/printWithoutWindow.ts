import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { launchOptions } from './browsers';

const run = promisify(execFile);

/** Prints a page by Chromium's command line, which waits for lazy images. Playwright's `page.pdf()` doesn't in every version. */
export async function printWithoutWindow(address: string): Promise<Buffer> {
  const { executablePath = '', args = [] } = launchOptions();
  const folder = mkdtempSync(path.join(tmpdir(), 'openarm-print-'));
  const file = path.join(folder, 'page.pdf');
  try {
    await run(executablePath, ['--headless', ...args, `--user-data-dir=${folder}/profile`, `--print-to-pdf=${file}`, address], {
      timeout: 60_000,
    });
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
