import path from 'node:path';
import { fuzzSources } from '../../../bench/fuzz/fuzzSources';
import { mutate } from '../../../bench/fuzz/mutate';
import { projectSources } from '../../../bench/fuzz/projectSources';
import { createRandom } from '../../../bench/random';
import { unsafeBody, unsafeDrawing, unsafeHtml } from '../../../bench/fuzz/unsafeParts';

const sources = projectSources(path.resolve(__dirname, '../../example'));

it('sources that are changed at random are refused, or make pages that are safe', async () => {
  const { refused, faults } = await fuzzSources(sources, { seed: 14, count: 50 });
  expect(faults.map(({ number, file, how, what }) => `${number} ${file}, ${how}: ${what}`)).toEqual([]);
  expect(refused).toBeGreaterThan(10);
  expect(refused).toBeLessThan(50);
});

it('the same seed makes the same change', () => {
  const change = (seed: number): string => mutate('a\nb\nc\nd\n', 'text', createRandom(seed)).bytes.toString('hex');
  expect(change(7)).toBe(change(7));
  expect(new Set(Array.from({ length: 20 }, (_, seed) => change(seed))).size).toBeGreaterThan(10);
});

describe('the judge sees what a page may not have', () => {
  it.each([
    [['script', 0, 'a']],
    [['p', { onClick: 'a' }]],
    [['a', { href: 'javascript:alert(1)' }, 'a']],
    [['a', { href: '//example.org' }, 'a']],
    [['Card', { href: 'data:text/html,a' }]],
    [['LinkedFigure', { links: [{ href: 'vbscript:a' }] }]],
    [['CodeBlock', { html: '<img src="x" onerror="a">' }]],
    [['Formula', { html: '<math><a href="javascript:a">b</a></math>' }]],
  ] as const)('in a compiled document: %j', (node) => {
    // Trees are written as they come from the compiler.
    expect(unsafeBody([node as unknown as Parameters<typeof unsafeBody>[0][number]])).not.toEqual([]);
  });

  it('in the HTML of a feed and in a drawing', () => {
    expect(unsafeHtml('<p><a href="java&#10;script:a">b</a></p>', undefined)).not.toEqual([]);
    expect(unsafeHtml('<script>a</script>', undefined)).not.toEqual([]);
    expect(unsafeDrawing('<svg><rect onload="a"/></svg>')).not.toEqual([]);
    expect(unsafeDrawing('<svg><use href="https://example.org"/></svg>')).not.toEqual([]);
  });

  it('and nothing in what is safe', () => {
    expect(unsafeBody([['p', 0, ['a', { href: '/a#b' }, 'a'], ['a', { href: 'mailto:a@b.org' }, 'a']]])).toEqual([]);
    expect(unsafeDrawing('<svg width="4" height="2"><use href="#a"/><g fill="url(#b)"/></svg>')).toEqual([]);
  });
});
