import type { Content } from '../../src/content/loadContent';
import { dangerProse } from './dangerProse';
import { definitionProse } from './definitionProse';
import { contentProse } from './proseOf';
import type { Prose } from './proseOf';
import { tableProse } from './tableProse';

/** All prose of the site. */
export const siteProse = (content: Content): Prose[] => [
  ...contentProse(content),
  ...tableProse(content.data.tables.values()),
  ...definitionProse(content.data.tables.values()),
  ...dangerProse(),
];
