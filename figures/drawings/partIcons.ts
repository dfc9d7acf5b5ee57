import { partIconNames } from '../../src/site/partIcons';
import type { PartIconName } from '../../src/site/partIcons';
import { armParts } from '../parts/armParts';
import { catalogueParts } from '../parts/catalogueParts';
import { electronics } from '../parts/electronics';
import { side } from '../parts/strokes';
import type { Drawing } from '../svg';

const shapes: Readonly<Record<PartIconName, string>> = { ...armParts, ...catalogueParts, ...electronics };
const perLine = 10;
const cell = side + 8;

/** A sheet of all shapes, each a symbol that rows of the parts tables show in their own colour. */
export function draw(): Drawing[] {
  const symbols = partIconNames.map((name) => `<symbol id="${name}" viewBox="0 0 ${side} ${side}">${shapes[name]}</symbol>`);
  const uses = partIconNames.map(
    (name, index) =>
      `<use href="#${name}" x="${(index % perLine) * cell + 4}" y="${Math.floor(index / perLine) * cell + 4}" width="${side}" height="${side}"/>`,
  );
  const height = Math.ceil(partIconNames.length / perLine) * cell;
  return [
    {
      file: 'part-icons.svg',
      svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${perLine * cell}" height="${height}" viewBox="0 0 ${perLine * cell} ${height}" color="#1f2933" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">
<title>Shapes of the parts of OpenArm</title>
${symbols.join('\n')}
${uses.join('\n')}
</svg>
`,
    },
  ];
}
