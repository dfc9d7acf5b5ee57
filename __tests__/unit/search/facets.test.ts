import { countFacets, passes } from '../../../src/search/engine/facets';

const record = { language: 'en', docusaurus_tag: 'docs-default-current', 'hierarchy.lvl0': 'Hardware' };

describe('facet filters', () => {
  it('outer entries must all hold', () => {
    expect(passes(record, ['language:en', 'hierarchy.lvl0:Hardware'])).toBe(true);
    expect(passes(record, ['language:en', 'hierarchy.lvl0:Software'])).toBe(false);
  });

  it('of an inner list one must hold', () => {
    expect(passes(record, ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']])).toBe(true);
    expect(passes(record, [['docusaurus_tag:default', 'language:de']])).toBe(false);
  });

  it('a minus excludes, and values may hold colons', () => {
    expect(passes(record, ['-hierarchy.lvl0:Hardware'])).toBe(false);
    expect(passes({ name: 'Step 1: wire it' }, ['name:Step 1: wire it'])).toBe(true);
  });

  it('are counted, most frequent first', () => {
    const records = [{ a: 'x' }, { a: 'y' }, { a: 'y' }, {}];
    const counted = countFacets(records, ['a', 'b']);
    expect(counted).toEqual({ a: { y: 2, x: 1 }, b: {} });
    expect(Object.keys(counted.a ?? {})).toEqual(['y', 'x']);
  });
});
