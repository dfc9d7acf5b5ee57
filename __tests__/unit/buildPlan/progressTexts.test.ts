import { createRandom } from '../../../bench/random';
import { allBuilds, buildKey } from '../../../src/guides/plan/builds';
import type { Ticks } from '../../../src/guides/plan/builds';
import { readLink, readProgressFile, writeLink, writeProgressFile } from '../../../src/guides/plan/progressLink';
import type { BuildPlan } from '../../../src/model/buildPlan';
import { smallPlan } from '../fixtures/buildPlan';

const { next: random, below: pick } = createRandom(14);

function someTicks(): Ticks {
  const ticks = new Map<string, ReadonlySet<number>>();
  for (const { guide, unit } of allBuilds(smallPlan)) {
    const done = guide.steps.map(({ step }) => step).filter(() => random() < 0.5);
    if (done.length > 0) ticks.set(buildKey({ guide: guide.guide, unit }), new Set(done));
  }
  return ticks;
}

const plain = (ticks: Ticks) => [...ticks].map(([key, steps]) => [key, [...steps]]);

describe('a link with ticks', () => {
  it('holds every set of ticks, in letters that an address may hold', () => {
    for (let round = 0; round < 500; round += 1) {
      const ticks = someTicks();
      const text = writeLink(smallPlan, ticks);
      expect(text).toMatch(/^[\w-]+$/);
      const read = readLink(smallPlan, text);
      expect('ticks' in read && plain(read.ticks)).toEqual(plain(ticks));
    }
  });

  it('is short while little is ticked', () => expect(writeLink(smallPlan, new Map())).toHaveLength(4));

  it('of other guides is told from one that was damaged', () => {
    const other: BuildPlan = { ...smallPlan, guides: smallPlan.guides.slice(1) };
    expect(readLink(other, writeLink(smallPlan, someTicks()))).toEqual({ mistake: 'other' });
    const text = writeLink(smallPlan, new Map([['shoulder.right', new Set([1, 2])]]));
    expect(readLink(smallPlan, text.slice(0, -1))).toEqual({ mistake: 'damaged' });
    expect(readLink(smallPlan, `${text}A`)).toEqual({ mistake: 'damaged' });
  });

  it('never throws, whatever the text, and never ticks what no guide has', () => {
    const known = new Map(allBuilds(smallPlan).map(({ guide, unit }) => [buildKey({ guide: guide.guide, unit }), guide.steps.length]));
    const wrong: unknown[] = [];
    const characters = 'AZaz09-_%&=#/\\"\'<>{}[] \u0000é😀';
    for (let round = 0; round < 1_000; round += 1) {
      const made = Array.from({ length: pick(90) }, () => characters.charAt(pick(characters.length))).join('');
      const valid = [...writeLink(smallPlan, someTicks())];
      if (round % 2 === 0) valid[pick(valid.length)] = characters.charAt(pick(8));
      const read = readLink(smallPlan, round % 3 === 0 ? made : valid.join(''));
      if (!('ticks' in read)) continue;
      // One expectation for all: each costs more than reading a link does.
      wrong.push(...[...read.ticks].filter(([key, steps]) => [...steps].some((step) => step > (known.get(key) ?? 0))));
    }
    expect(wrong).toEqual([]);
  });
});

describe('a file with ticks', () => {
  it('holds every set of ticks', () => {
    for (let round = 0; round < 200; round += 1) {
      const ticks = someTicks();
      expect(plain(readProgressFile(smallPlan, writeProgressFile(smallPlan, ticks)) ?? new Map())).toEqual(plain(ticks));
    }
  });

  it.each([
    '',
    'null',
    '[]',
    '{"format":"something else","done":{}}',
    '{"format":"openarm-build-progress","version":2,"done":{}}',
    '{"format":"openarm-build-progress","version":1,"done":[]}',
    '{"format":"openarm-build-progress","version":1,"done":null}',
    'x'.repeat(300_000),
  ])('is told from another file: %#', (text) => expect(readProgressFile(smallPlan, text)).toBeNull());
});
