import { runInNewContext } from 'node:vm';
import { announcementScript, closedAnnouncementAttribute } from '../../../src/theme/state/announcement';

/** Attributes that the script sets where something is stored. */
function attributesFor(script: string, localStorage: { readonly getItem: () => string | null } | undefined): string[] {
  const set: string[] = [];
  runInNewContext(script, { document: { documentElement: { setAttribute: (name: string) => set.push(name) } }, localStorage });
  return set;
}

const script = (id: string): string => announcementScript({ id, text: 'News', closeable: true });

describe('the script that hides a closed announcement before the first paint', () => {
  it.each([
    ['the same id', 'first', [closedAnnouncementAttribute]],
    ['an older id', 'zeroth', []],
    ['nothing', null, []],
  ])('with %s stored', (_name, stored, expected) => expect(attributesFor(script('first'), { getItem: () => stored })).toEqual(expected));

  it('does nothing without storage', () => expect(attributesFor(script('first'), undefined)).toEqual([]));

  it('is not ended by an id', () => {
    const id = '</script><b>"';
    expect(script(id)).not.toContain('<');
    expect(attributesFor(script(id), { getItem: () => id })).toEqual([closedAnnouncementAttribute]);
  });

  it('is empty where nothing can be closed', () => {
    expect(announcementScript(null)).toBe('');
    expect(announcementScript({ id: 'a', text: 'News', closeable: false })).toBe('');
  });
});
