import { itemKey } from '../../../../src/guides/content/items';
import type { Item } from '../../../../src/guides/content/items';

const item = (kind: 'part' | 'fastener-side', id: string, href: string): Item => ({
  id,
  label: id,
  href,
  figure: `${kind}-${id}.svg`,
  code: false,
  unit: false,
});
const keys = (kind: Parameters<typeof item>[0], id: string): number =>
  new Set(['/arm#x', '/gripper#x'].map((href) => itemKey(item(kind, id, href)))).size;

describe('on the bench', () => {
  it('a screw of two lists is one thing, whose pieces are added up', () => expect(keys('fastener-side', 'M3x8')).toBe(1));

  it('parts of the same name of two lists are two', () => expect(keys('part', 'J8_A')).toBe(2));
});
