import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openCache } from '../../../src/files/buildCache';
import { finishPages } from '../../../src/outputs/finishPages';
import type { PageLinks } from '../../../src/outputs/links/readHtml';
import type { PublicPage } from '../../../src/outputs/publicPages';
import { temporaryFolders, writeFiles } from '../fixtures/folder';
import { documentPage } from '../fixtures/publicPages';

const folderWith = temporaryFolders();

/** A page as Gatsby writes it. */
const built = (id: string): string => `<html><head></head><body><h2 id="${id}">Heading</h2></body></html>`;

describe('the pages of a build', () => {
  const page = documentPage('Text.', { route: '/can' });
  const [site, cache] = [folderWith({ 'can/index.html': built('first') }), folderWith()];
  /** Finishes the page as a build does that knows what earlier ones have found. Returns the anchors of the page. */
  function finish(one: PublicPage): readonly string[] {
    const known = openCache<PageLinks>(path.join(cache, 'links.json'), '');
    const found = finishPages(site, [one], known);
    known.save();
    return found.get(one.route)?.ids ?? [];
  }
  const texts = (): string[] => ['can/index.html', 'can.html'].map((file) => readFileSync(path.join(site, file), 'utf8'));

  it('say what they are, under both spellings of their address', () => {
    expect(finish(page)).toEqual(['first']);
    const [html, copy] = texts();
    expect(html).toContain('application/ld+json');
    expect(copy).toBe(html);
  });

  it('of a section are also at its address without the final slash', () => {
    writeFiles(site, { 'hardware/index.html': built('section') });
    expect(finish(documentPage('Text.', { route: '/hardware/' }))).toEqual(['section']);
    expect(readFileSync(path.join(site, 'hardware.html'), 'utf8')).toBe(readFileSync(path.join(site, 'hardware/index.html'), 'utf8'));
  });

  it('are finished again where Gatsby has written one, a copy is another, or something else is said of one', () => {
    writeFiles(site, { 'can/index.html': built('second') });
    expect(finish(page)).toEqual(['second']);
    const [html] = texts();
    writeFiles(site, { 'can.html': '' });
    expect(finish(page)).toEqual(['second']);
    expect(texts()).toEqual([html, html]);
    finish({ ...page, description: 'Something else.' });
    expect(texts().map((text) => text.includes('Something else.'))).toEqual([true, true]);
  });
});
