import type { Root } from 'mdast';
import type { Problem } from '../../model/problems';
import { checkAddresses } from './checkAddresses';
import { checkAnchors } from './checkAnchors';
import { checkBody } from './checkBody';
import { checkCodeBlocks } from './checkCodeBlocks';
import { checkChoices } from './checkChoices';
import { checkComponents } from './checkComponents';
import { checkFences } from './checkFences';
import { checkFormulas } from './checkFormulas';
import { checkMarks } from './checkMarks';

/** Everything that is wrong with a text without a look at tables and drawings. `body` is the text of the tree. */
export const checkText = (tree: Root, body: string, file: string, bodyLine: number): Problem[] => [
  ...checkFences(tree, body, file, bodyLine),
  ...checkMarks(tree, body, file, bodyLine),
  ...[checkBody, checkAddresses, checkFormulas, checkCodeBlocks, checkComponents, checkChoices, checkAnchors].flatMap((check) =>
    check(tree, file, bodyLine),
  ),
];
