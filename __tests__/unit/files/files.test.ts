import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestOfFiles, fileStamp } from '../../../src/files/digest';
import { openCache } from '../../../src/files/buildCache';
import { writeIfChanged } from '../../../src/files/writeIfChanged';
import { temporaryFolders, writeFiles } from '../fixtures/folder';

const folderWith = temporaryFolders();
const long = new Date('2020-01-02T03:04:05Z');

/** A file that was written long ago. */
function oldFile(text: string): string {
  const file = path.join(folderWith({ 'a.txt': text }), 'a.txt');
  utimesSync(file, long, long);
  return file;
}

const timeOf = (file: string): number => statSync(file).mtimeMs;

describe('a file that is written if it changes', () => {
  it('is left alone where it holds just that', () => {
    const file = oldFile('é');
    expect([writeIfChanged(file, 'é'), writeIfChanged(file, Buffer.from('é'))]).toEqual([false, false]);
    expect(timeOf(file)).toBe(long.getTime());
  });

  it('is written where it holds something else, or is not there, with the folders above it', () => {
    const file = oldFile('one');
    expect(writeIfChanged(file, 'two')).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe('two');
    const below = path.join(path.dirname(file), 'b/c.txt');
    expect(writeIfChanged(below, '')).toBe(true);
    expect(existsSync(below)).toBe(true);
  });
});

describe('a memory', () => {
  const file = path.join(folderWith(), 'cache/memory.json');
  /** Asks a memory for a name and saves it; says whether the value had to be made. */
  function isMade(name: string, version = 'one'): boolean {
    const memory = openCache<string[]>(file, version);
    let made = false;
    const make = (): string[] => ((made = true), [name]);
    expect([memory.of(name, make), memory.of(name, () => [])]).toEqual([[name], [name]]);
    memory.save();
    return made;
  }

  it('makes a value once, forgets what was not asked for, and all of it where the code is another one', () => {
    expect([isMade('a'), isMade('a'), isMade('b'), isMade('a'), isMade('a', 'two'), isMade('a', 'two')]).toEqual([
      true,
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  it('knows what it has, and stays as it is where nothing is asked', () => {
    isMade('a');
    openCache<string[]>(file, 'one').save();
    const memory = openCache<string[]>(file, 'one');
    expect([memory.has('a'), memory.has('b')]).toEqual([true, false]);
    memory.of('b', () => []);
    expect(memory.has('b')).toBe(true);
    expect(isMade('a')).toBe(false);
  });

  it('that cannot be read is empty', () => {
    writeFileSync(file, '[');
    expect(isMade('a')).toBe(true);
  });
});

describe('the stamp of a file', () => {
  it('is another one where size or time are others, and empty without a file', () => {
    const stamped = oldFile('a');
    const before = fileStamp(stamped);
    expect(fileStamp(stamped)).toBe(before);
    writeFileSync(stamped, 'b');
    expect(fileStamp(stamped)).not.toBe(before);
    writeFileSync(stamped, 'bc');
    utimesSync(stamped, long, long);
    expect(fileStamp(stamped)).not.toBe(before);
    expect(fileStamp(`${stamped}.gone`)).toBe('');
  });
});

describe('the digest of files', () => {
  it('is another one where a file of a folder is another, is new or has another name, and takes only the path of those that are picked', () => {
    const root = folderWith({ 'src/a.ts': 'one', 'src/below/b.ts': 'one', 'other.ts': 'one' });
    const byPath = (file: string): string | undefined => (file === 'src/below/b.ts' ? '' : undefined);
    const before = digestOfFiles(root, ['src'], byPath);
    writeFiles(root, { 'src/below/b.ts': 'two', 'other.ts': 'two' });
    expect(digestOfFiles(root, ['src', 'missing'], byPath)).toBe(before);
    expect(digestOfFiles(root, ['src'])).not.toBe(before);
    writeFiles(root, { 'src/new.ts': '' });
    expect(digestOfFiles(root, ['src'], byPath)).not.toBe(before);
  });
});
