import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fileBodies } from '../../../scripts/siteServer/fileBodies';
import { temporaryFolders } from '../fixtures/folder';

const folderWith = temporaryFolders();

const textFile = (text: string): string => path.join(folderWith({ 'a.txt': text }), 'a.txt');

it('compresses a file once for all who ask, in each encoding', async () => {
  const file = textFile('Arm');
  const compressed = fileBodies();
  const first = compressed(file, statSync(file), 'br');
  expect(compressed(file, statSync(file), 'br')).toBe(first);
  expect(brotliDecompressSync(await first).toString()).toBe('Arm');
  expect(gunzipSync(await compressed(file, statSync(file), 'gzip')).toString()).toBe('Arm');
});

it('compresses a file anew when it has changed', async () => {
  const file = textFile('Arm');
  const compressed = fileBodies();
  await compressed(file, statSync(file), 'gzip');
  writeFileSync(file, 'Arms');
  expect(gunzipSync(await compressed(file, statSync(file), 'gzip')).toString()).toBe('Arms');
});

it('gives a file as it is without an encoding', async () => {
  const file = textFile('Arm');
  expect((await fileBodies()(file, statSync(file))).toString()).toBe('Arm');
});

it('forgets the oldest where it would hold too much', async () => {
  const [oldest, middle, newest] = [textFile('1234'), textFile('1234'), textFile('1234')];
  const bodies = fileBodies(10);
  const body = (file: string) => bodies(file, statSync(file));
  const first = body(oldest);
  await first;
  await body(middle);
  const last = body(newest);
  await last;
  expect(body(newest)).toBe(last);
  expect(body(oldest)).not.toBe(first);
});

it('tries again after a failure', async () => {
  const file = textFile('Arm');
  const stats = statSync(file);
  const compressed = fileBodies();
  await expect(compressed(`${file}.gone`, stats, 'br')).rejects.toThrow('ENOENT');
  writeFileSync(`${file}.gone`, 'back');
  expect(brotliDecompressSync(await compressed(`${file}.gone`, stats, 'br')).toString()).toBe('back');
});

it('compresses many at once', async () => {
  const files = Array.from({ length: 20 }, (_, number) => textFile(`Arm ${number}`));
  const compressed = fileBodies();
  const bodies = await Promise.all(files.map((file) => compressed(file, statSync(file), 'br')));
  expect(bodies.map((body) => brotliDecompressSync(body).toString())).toEqual(files.map((_, number) => `Arm ${number}`));
});
