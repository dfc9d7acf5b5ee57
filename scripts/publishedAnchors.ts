import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { anchorsFile, anchorsOfTexts, checkAnchors, checkMoved } from '../src/content/publishedAnchors';
import type { CheckedAnchors } from '../src/content/publishedAnchors';
import type { Site } from '../src/routes/loadSite';

const linesOf = (text: string): string[] => text.split(/\r?\n/).filter(Boolean);

/** Compares a project's list of published anchors with its pages. Without git, all of the list counts as published. */
export function publishedAnchors(root: string, { documents, posts, data }: Site): CheckedAnchors {
  const file = path.join(root, anchorsFile);
  const listed = existsSync(file) ? linesOf(readFileSync(file, 'utf8')) : [];
  const { status, stdout } = spawnSync('git', ['show', `HEAD:./${anchorsFile}`], { cwd: root, encoding: 'utf8' });
  const texts = [...documents, ...posts];
  const now = anchorsOfTexts(texts, data.tables);
  const checked = checkAnchors(now, texts, listed, status === 0 ? linesOf(stdout) : listed);
  return { ...checked, problems: [...checkMoved(texts, now), ...checked.problems] };
}

/** Writes the list if it has changed. Returns whether it has. */
export function writeAnchors(root: string, list: readonly string[]): boolean {
  const file = path.join(root, anchorsFile);
  const text = list.map((address) => `${address}\n`).join('');
  if (existsSync(file) && readFileSync(file, 'utf8').replaceAll('\r\n', '\n') === text) return false;
  writeFileSync(file, text);
  return true;
}
