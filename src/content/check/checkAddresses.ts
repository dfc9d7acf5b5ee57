import type { Definition, Node, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { addressMistake, pictureMistake } from '../../model/addressMistake';
import type { Problem } from '../../model/problems';
import { definitionOf, htmlAttributes } from '../vocabulary/vocabulary';
import { attributeOf, isJsxElement } from '../tree/attributes';

/** Every address in a document that is not allowed: of links, pictures, definitions and attributes. */
export function checkAddresses(tree: Root, file: string, bodyLine: number): Problem[] {
  const problems: Problem[] = [];
  const report = (node: Node, what: string, address: string, mistake: string | undefined): void => {
    if (mistake !== undefined)
      problems.push({ file, line: (node.position?.start.line ?? 1) + bodyLine - 1, message: `${what} "${address}" ${mistake}` });
  };
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => void definitions.set(node.identifier, node));
  visit(tree, (node) => {
    if (node.type === 'link') report(node, 'the link', node.url, addressMistake(node.url));
    if (node.type === 'definition') report(node, 'the link', node.url, addressMistake(node.url));
    if (node.type === 'image') report(node, 'the picture', node.url, pictureMistake(node.url));
    if (node.type === 'imageReference') {
      const url = definitions.get(node.identifier)?.url;
      if (url !== undefined) report(node, 'the picture', url, pictureMistake(url));
    }
    if (!isJsxElement(node) || node.name === null) return;
    for (const [name, { kind }] of Object.entries(definitionOf(node.name)?.attributes ?? htmlAttributes(node.name) ?? {})) {
      const address = kind === 'route' ? attributeOf(node, name) : undefined;
      // An empty one is reported as such.
      if (address?.trim()) report(node, `the link`, address, addressMistake(address));
    }
  });
  return problems;
}
