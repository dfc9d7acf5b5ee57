import type { Page } from 'playwright-core';

/** The accessibility tree. */
async function treeOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes;
}

const lineOf = ({ role, name }: Awaited<ReturnType<typeof treeOf>>[number]): string => `${role?.value}: ${name?.value ?? ''}`;

/** `role: name` of every node in the accessibility tree with one of the roles. */
export async function told(page: Page, ...roles: readonly string[]): Promise<string[]> {
  const nodes = await treeOf(page);
  return nodes.filter(({ ignored, role }) => !ignored && roles.includes(String(role?.value))).map(lineOf);
}

/** `role: name` of the focused node. */
export async function focused(page: Page): Promise<string | undefined> {
  const nodes = await treeOf(page);
  const found = nodes.findLast(({ properties = [] }) => properties.some(({ name, value }) => name === 'focused' && value.value === true));
  return found && lineOf(found);
}
