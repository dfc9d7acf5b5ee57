import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bookParts } from '../../scripts/book/bookParts';
import { makeEpub } from '../../scripts/book/epub/makeEpub';
import { planBooks } from '../../scripts/book/planBooks';
import { startPrinter } from '../../scripts/book/printPdf';
import { loadSite } from '../../src/routes/loadSite';
import { pipeline } from '../../src/plugins';
import { definitions } from '../../src/site/definitions';
import { basePath } from '../../src/site/siteAddress';
import { launchOptions } from './browsers';

const root = path.resolve(__dirname, '../..');

/** EPUBCheck of Debian, the checker that shops use. epubcheck-ts, which needs no Java, misses a part of its rules. */
const checker = '/usr/share/java/epubcheck.jar';

it('the EPUB of all pages passes EPUBCheck', async () => {
  if (!existsSync(checker))
    throw new Error('EPUBCheck is missing. Install it with Java: "sudo apt-get install epubcheck" (Debian, Ubuntu).');
  const publicFolder = path.join(root, 'public');
  const [book] = planBooks(loadSite(root, definitions, pipeline).site.pages, new Set());
  if (!book) throw new Error('There is no book of all pages.');
  const folder = mkdtempSync(path.join(tmpdir(), 'openarm-epub-'));
  const printer = await startPrinter(publicFolder, basePath, launchOptions().executablePath ?? 'chromium');
  try {
    const file = path.join(folder, 'book.epub');
    writeFileSync(file, await makeEpub(publicFolder, bookParts(publicFolder, book, '2026-01-15'), printer));
    const { stdout, stderr } = spawnSync('java', ['-jar', checker, '--json', '-', file], { encoding: 'utf8', maxBuffer: 2 ** 28 });
    const [report = stderr] = /\{[\s\S]*\}/.exec(stdout) ?? [];
    const { messages } = JSON.parse(report) as {
      messages: readonly { ID: string; message: string; locations: readonly { path: string }[] }[];
    };
    expect(messages.map(({ ID, message, locations }) => `${locations[0]?.path}: ${ID} ${message}`)).toEqual([]);
  } finally {
    await printer.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
