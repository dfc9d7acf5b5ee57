import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

it.each(['UTC', 'Asia/Tokyo', 'America/Los_Angeles'])('the time in an archive is the same in %s', (zone) => {
  const program = `import { zipSync } from 'fflate';
    import { zipTime } from './scripts/book/epub/zipTime';
    console.log(Buffer.from(zipSync({ a: new Uint8Array(1) }, { mtime: zipTime('2026-11-28') })).readUInt32LE(10).toString(16));`;
  const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/tsx'), ['-e', program], {
    cwd: root,
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  });
  // 28 November 2026, 12:00, as MS-DOS writes it.
  expect(stdout.trim()).toBe('5d7c6000');
});
