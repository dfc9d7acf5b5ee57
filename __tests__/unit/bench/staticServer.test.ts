import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileFor, serveFolder } from '../../../bench/peers/measures/staticServer';

const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
for (const file of ['index.html', 'a.html', 'b/index.html', '404.html', 'data.json', 'b/page.js']) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), file);
}

describe('the server of the bench', () => {
  it.each([
    ['/', 'index.html'],
    ['/a', 'a.html'],
    ['/b', 'b/index.html'],
    ['/b/', 'b/index.html'],
    ['/data.json', 'data.json'],
  ])('has for %s the file %s', (asked, file) => expect(fileFor(folder, asked)).toBe(path.join(folder, file)));

  it('has nothing outside its folder, and nothing for what is not there', () => {
    for (const asked of ['/../etc/passwd', '/..%2f..%2fetc%2fpasswd', '/c']) expect(fileFor(folder, asked)).toBeUndefined();
  });

  it('compresses texts, and answers with the page for what is not found', async () => {
    const { origin, close } = await serveFolder(folder);
    const found = await fetch(`${origin}/b/page.js`);
    expect([found.status, found.headers.get('content-encoding'), await found.text()]).toEqual([200, 'br', 'b/page.js']);
    const missing = await fetch(`${origin}/no`);
    expect([missing.status, await missing.text()]).toEqual([404, '404.html']);
    await close();
  });
});
