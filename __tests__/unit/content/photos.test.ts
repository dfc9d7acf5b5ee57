import { copyFileSync, mkdirSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { loadContent } from '../../../src/content/loadContent';
import { photoCache } from '../../../src/content/sources/readPhotos';
import { writePhotos } from '../../../src/outputs/photos';
import { temporaryFolders } from '../fixtures/folder';
import { documentSource, messages } from '../fixtures/sources';
import { pipeline } from '../../../src/plugins';

const folderWith = temporaryFolders();
const fixtures = path.resolve(__dirname, '../../fixtures/photos');

/** A project with a document and photos: by their places below content, copies of the fixtures. */
function projectWith(body: string, photos: Readonly<Record<string, string>>): string {
  const root = folderWith({ 'content/docs/guides/index.mdx': documentSource(body) });
  for (const [place, fixture] of Object.entries(photos)) {
    const file = path.join(root, 'content', place);
    mkdirSync(path.dirname(file), { recursive: true });
    copyFileSync(path.join(fixtures, fixture), file);
  }
  return root;
}

const both = { 'photos/j2-cable.jpg': 'on-its-side.jpg', 'docs/guides/img/hub.PNG': 'small.png' };
const shown = '![The cable of J2](j2-cable.jpg "Cable")\n\n<Photo src="./img/hub.PNG" alt="The hub" />\n';

describe('photos of a project', () => {
  it('are known by their names, upright, and nothing is wrong with them', () => {
    const { photos, problems, documents } = loadContent(projectWith(shown, both), {}, pipeline);
    expect(messages(problems)).toEqual([]);
    expect([...photos.values()]).toEqual([
      { name: 'j2-cable.jpg', width: 1600, height: 2038, key: expect.stringMatching(/^j2-cable-[0-9a-f]{12}$/) as string },
      { name: 'docs/guides/img/hub.PNG', width: 700, height: 891, key: expect.stringMatching(/^hub-[0-9a-f]{12}$/) as string },
    ]);
    expect(documents[0]?.figures.map(({ name }) => name)).toEqual(['j2-cable.jpg', 'img/hub.PNG']);
  });

  it('that nothing shows, that no file is, and that have no words are reported', () => {
    const root = projectWith('![](j2-cable.jpg)\n\n![Other](other.jpg)\n', { ...both, 'photos/a.webp': 'small.png' });
    expect(messages(loadContent(root, {}, pipeline).problems).sort()).toEqual([
      'content/docs/guides/img/hub.PNG: no page shows it. Add ![alternative text](name) to a page, or delete the file.',
      'content/docs/guides/index.mdx:5: the picture "j2-cable.jpg" has no alternative text. Write ![what it shows](j2-cable.jpg).',
      expect.stringMatching(/index\.mdx:7: the photo "other\.jpg" is not in content\/photos or beside the document\. Known: /),
      'content/photos/a.webp: no page shows it. Add ![alternative text](name) to a page, or delete the file.',
    ]);
  });

  it.each([
    ['that breaks off', (file: string) => truncateSync(file, Math.floor(statSync(file).size / 2)), 'is not a readable photo: '],
    ['that is a text', (file: string) => writeFileSync(file, 'no photo'), 'is not a readable photo: '],
    ['that is empty', (file: string) => writeFileSync(file, ''), 'is not a readable photo: '],
    ['that is too large', (file: string) => truncateSync(file, 50_000_001), 'has 50000001 bytes. Photos may have 50000000'],
  ])('one %s is reported', (_what, spoil, message) => {
    const root = projectWith('![The cable](j2-cable.jpg)\n', { 'photos/j2-cable.jpg': 'on-its-side.jpg' });
    spoil(path.join(root, 'content/photos/j2-cable.jpg'));
    const problems = messages(loadContent(root, {}, pipeline).problems);
    expect(problems[0]).toContain(`content/photos/j2-cable.jpg: ${message}`);
  });

  it('in the format of a phone are refused with what to do', () => {
    const root = projectWith('![The cable](a.heic)\n', {});
    mkdirSync(path.join(root, 'content/photos'));
    writeFileSync(path.join(root, 'content/photos/a.heic'), Buffer.from('0000001866747970686569630000000068656963', 'hex'));
    expect(messages(loadContent(root, {}, pipeline).problems)[0]).toContain(
      'Save it as JPEG, which most phones do when you share a photo.',
    );
  });
});

describe('the files of photos', () => {
  it('come in four widths and two formats, upright and without what a camera writes', async () => {
    const root = projectWith(shown, both);
    const { photos } = loadContent(root, {}, pipeline);
    const folder = path.join(root, 'public');
    expect(await writePhotos(root, folder, photos)).toEqual({ made: 12, kept: 0 });
    const files = readdirSync(path.join(folder, 'static/photos'));
    expect(files.map((file) => file.replace(/-[0-9a-f]{12}-/, ' ')).sort()).toEqual(
      [480, 960, 1440, 1600]
        .flatMap((width) => [`j2-cable ${width}.avif`, `j2-cable ${width}.jpg`])
        .concat('hub 480.avif', 'hub 480.jpg', 'hub 700.avif', 'hub 700.jpg')
        .sort(),
    );
    for (const file of files) {
      const { width, height, orientation, exif, icc, xmp } = await sharp(path.join(folder, 'static/photos', file)).metadata();
      expect([width, height && height > width, orientation ?? 1, exif, icc, xmp]).toEqual([
        Number(/-(\d+)\./.exec(file)?.[1]),
        true,
        1,
        undefined,
        undefined,
        undefined,
      ]);
    }
  });

  it('are made once, and forgotten with their photo', async () => {
    const root = projectWith(shown, both);
    const folder = path.join(root, 'public');
    const { photos } = loadContent(root, {}, pipeline);
    await writePhotos(root, folder, photos);
    expect(await writePhotos(root, folder, photos)).toEqual({ made: 0, kept: 12 });
    await writePhotos(root, folder, new Map([...photos].slice(1)));
    expect(readdirSync(path.join(photoCache(root), 'files'))).toHaveLength(4);
  });
});
