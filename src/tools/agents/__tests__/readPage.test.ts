import { markdown, refusal, values } from './exampleSite';

describe('read_page', () => {
  it.each([
    '/motors',
    'motors/',
    '/motors/index.md',
    'https://example.org/docs/motors/',
    'openarm://page/motors/',
    'https://example.org/docs/motors.html?x=1',
    'Motors',
  ])('finds a page by %s', (page) =>
    expect(values('read_page', { page })).toMatchObject({ url: 'https://example.org/docs/motors/', markdown, updated: '2026-01-02' }),
  );

  it('answers a question with its answer, not with its row', () =>
    expect(values('read_page', { page: '/motors#what' }).markdown).toBe('## What is it?\n\nA drive.'));

  it('reads a section by heading or anchor, with its subsections and its danger', () => {
    const section = values('read_page', { page: '/motors', section: 'fit j1' });
    expect(section).toMatchObject({ url: 'https://example.org/docs/motors/#fit-it', danger: ['Hold it.'] });
    expect(section.markdown).toContain('## no heading');
    expect(section.markdown).toContain('### Torque');
    expect(section.markdown).not.toContain('## Send');
    expect(values('read_page', { page: '/motors#remove' })).toEqual({
      url: 'https://example.org/docs/motors/#remove',
      title: 'Motors',
      updated: '2026-01-02',
      markdown: '## Remove\n\nUnbolt it.\n\n',
    });
    expect(refusal('read_page', { page: '/motors', section: 'toString' })).toMatch(
      /no section "toString".*fit-it, torque, send, remove, try/,
    );
  });
});

it('adds the dangers earlier in the chapter to commands, otherwise the nearest earlier ones', () => {
  expect(values('read_page', { page: '/motors#send' }).danger).toEqual(['Hold it.']);
  expect(values('read_page', { page: '/motors#run' }).danger).toEqual(['Hot.', 'Loud.']);
  expect(values('read_page', { page: '/motors#warm-up' }).danger).toEqual(['Hot.']);
  expect(values('read_page', { page: '/motors#remove' }).danger).toBeUndefined();
});

describe('read_page of a long page', () => {
  it('returns its beginning and its sections, a part from an offset, and all of it when asked', () => {
    const first = values('read_page', { page: '/long' });
    expect(first).toMatchObject({
      sections: ['First', 'Second'],
      cut: expect.stringMatching(/Ask for a section, or for the whole text/) as string,
    });
    expect(first.markdown).toBe('# Long\n\nWhat it is for.\n');
    const part = values('read_page', { page: '/long', section: 'Second' }) as { markdown: string; cut: string };
    expect(part.markdown.length).toBeLessThan(3000);
    expect(part.markdown.endsWith('\n')).toBe(true);
    const next = Number(/offset (\d+)/.exec(part.cut)?.[1]);
    expect(values('read_page', { page: '/long', section: 'Second', offset: next }).markdown).toMatch(/^\nSentence/);
    expect(values('read_page', { page: '/long', whole: true })).toEqual(expect.not.objectContaining({ cut: expect.anything() as string }));
  });
});
