import type { Page } from 'playwright-core';

/** The tree that a screen reader walks through. */
async function treeOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes;
}

const lineOf = ({ role, name }: Awaited<ReturnType<typeof treeOf>>[number]): string => `${role?.value}: ${name?.value ?? ''}`;

/** What a screen reader is told: `role: name` of everything in the tree with one of the roles. */
export async function told(page: Page, ...roles: readonly string[]): Promise<string[]> {
  const nodes = await treeOf(page);
  return nodes.filter(({ ignored, role }) => !ignored && roles.includes(String(role?.value))).map(lineOf);
}

/** What a screen reader is told of the element with the focus. */
export async function focused(page: Page): Promise<string | undefined> {
  const nodes = await treeOf(page);
  const found = nodes.findLast(({ properties = [] }) => properties.some(({ name, value }) => name === 'focused' && value.value === true));
  return found && lineOf(found);
}
