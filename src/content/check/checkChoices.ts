import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Choice } from '../../model/siteTypes';
import { entryOf } from '../../model/definitionItems';
import { didYouMean } from '../../model/problems';
import { choices } from '../../site/choices';
import type { Report } from '../parse/mistake';
import { attributeOf, isJsxElement, namesIn } from '../tree/attributes';
import type { JsxElement } from '../tree/attributes';

/** Mistakes in the tabs of one choice: unknown or differently named options. */
function checkTabs(element: JsxElement, group: string): string[] {
  const { options } = entryOf<Choice>(choices, group) ?? { options: [] };
  const tabs = element.children.flatMap((tab) =>
    isJsxElement(tab) ? [{ value: attributeOf(tab, 'value') ?? '', label: attributeOf(tab, 'label') ?? '' }] : [],
  );
  const values = options.map(({ value }) => value);
  return tabs.flatMap(({ value, label }) => {
    const option = options.find((candidate) => candidate.value === value);
    if (!option) return [`the choice "${group}" has no "${value}". ${didYouMean(value, values)}`];
    return option.label === label
      ? []
      : [`a tab of the choice "${group}" is called "${label}" here and "${option.label}" in src/site/choices.ts. Use one name.`];
  });
}

/** Reports choices that are unknown, repeated or unused, and tabs whose choice the page doesn't offer. */
export function checkChoices(tree: Root, report: Report): void {
  const offered = new Map<string, JsxElement>();
  const used = new Map<string, JsxElement>();
  let first: JsxElement | undefined;
  visit(tree, (node) => {
    if (!isJsxElement(node)) return;
    if (node.name === 'Choice') {
      if (first) report(node, 'the page has a second <Choice>. Name all groups in the first one, separated by commas.');
      first ??= node;
      for (const group of namesIn(attributeOf(node, 'groups'))) {
        if (!entryOf(choices, group))
          report(
            node,
            `<Choice> names the group "${group}", which src/site/choices.ts doesn't have. ${didYouMean(group, Object.keys(choices))}`,
          );
        else offered.set(group, node);
      }
    }
    const group = node.name === 'Tabs' ? (attributeOf(node, 'group') ?? '') : '';
    if (!entryOf(choices, group)) return;
    if (!used.has(group)) used.set(group, node);
    for (const message of checkTabs(node, group)) report(node, message);
  });
  for (const [group, element] of used)
    if (!offered.has(group))
      report(
        element,
        `readers choose "${group}" once, above: add <Choice groups="${[...used.keys()].join(', ')}" /> before the first of its <Tabs>.`,
      );
  for (const [group, element] of offered)
    if (!used.has(group)) report(element, `<Choice> offers "${group}", but no <Tabs group="${group}"> on the page uses it. Remove it.`);
}
