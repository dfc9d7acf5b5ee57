import { readFileSync } from 'node:fs';
import path from 'node:path';
import { drawnFromFile } from '../../src/content/tables/checkDrawnFrom';
import type { DrawnFrom } from '../../src/content/tables/checkDrawnFrom';
import { readDrawn } from '../cad/drawn';

const root = path.resolve(__dirname, '../..');

/** A drawing of content/figures. */
export const drawingText = (file: string): string => readFileSync(path.join(root, 'content/figures', file), 'utf8');

/** Drawings of the models. */
export const modelDrawings = Object.keys(readDrawn());

/** Drawings of the other programs. What else is in content/figures is drawn by hand. */
export const programDrawings = Object.values(JSON.parse(readFileSync(path.join(root, drawnFromFile), 'utf8')) as DrawnFrom).flatMap(
  ({ drawings }) => drawings,
);
