import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { leftovers, namedIn, removeLeftovers } from '../../../src/outputs/removeLeftovers';

const written = {
  routes: ['/', '/hardware/', '/hardware/motor', '/404.html'],
  markdownRoutes: ['/', '/hardware/', '/hardware/motor'],
  tables: ['motor-ids'],
  assets: new Set(['app-0123456789abcdef0123.js', 'mujoco/worker-0123456789abcdef0123.js']),
  hasPosts: false,
  books: ['arm.pdf'],
};

const current = [
  '/index.html',
  '/404.html',
  '/hardware/index.html',
  '/hardware/motor.html',
  '/hardware/motor/index.html',
  '/index.md',
  '/hardware/motor.md',
  '/data/motor-ids.csv',
  '/page-data/index/page-data.json',
  '/page-data/hardware/motor/page-data.json',
  '/page-data/404.html/page-data.json',
  '/page-data/app-data.json',
  '/app-0123456789abcdef0123.js',
  '/app-0123456789abcdef0123.js.map',
  '/app-0123456789abcdef0123.js.LICENSE.txt',
  '/mujoco/files.json',
  '/mujoco/worker-0123456789abcdef0123.js',
  '/static/abc/arm.svg',
  '/static/abc/two words.svg',
  '/_gatsby/slices/_gatsby-scripts-1.html',
  '/favicon.svg',
  '/robots.txt',
  '/search-index.json',
  '/books/arm.pdf',
];

const old = [
  '/blog/index.html',
  '/blog/news.html',
  '/blog/news/index.html',
  '/blog/news.md',
  '/blog/rss.xml',
  '/data/motors.json',
  '/page-data/blog/news/page-data.json',
  '/app-aaaaaaaaaaaaaaaaaaaa.js',
  '/app-aaaaaaaaaaaaaaaaaaaa.js.map',
  '/styles.bbbbbbbbbbbbbbbbbbbb.css',
  '/mujoco/worker-aaaaaaaaaaaaaaaaaaaa.js',
  '/static/abc/old.svg',
  '/books/old.pdf',
];

const texts = (file: string): string[] =>
  namedIn(
    { '/index.html': '<img src="/docs/static/abc/arm.svg">', '/blog/news.html': '<img src="/static/abc/old.svg">' }[file] ??
      (file === '/page-data/hardware/motor/page-data.json' ? '{"publicURL":"/static/abc/two%20words.svg"}' : ''),
  );

describe('what earlier builds have left', () => {
  it('is everything that no page of this build is or asks for', () => {
    expect(leftovers([...current, ...old], written, texts).sort()).toEqual([...old].sort());
  });

  it('is nothing in a folder of this build', () => expect(leftovers(current, written, texts)).toEqual([]));

  it('is removed with the folders that it leaves empty', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'leftovers-'));
    for (const file of ['/index.html', '/blog/news/index.html', '/hardware/gone/index.html', '/hardware/index.html']) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), 'text');
    }
    expect(removeLeftovers(folder, written).sort()).toEqual(['/blog/news/index.html', '/hardware/gone/index.html']);
    expect(['blog', 'hardware/gone', 'hardware/index.html'].map((name) => existsSync(path.join(folder, name)))).toEqual([
      false,
      false,
      true,
    ]);
    rmSync(folder, { recursive: true });
  });
});
