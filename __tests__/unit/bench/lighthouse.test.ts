import { pageKinds } from '../../../bench/lighthouse/pageKinds';
import { figureColumns, figures } from '../../../bench/lighthouse/report';
import type { LighthouseReport } from '../../../bench/lighthouse/report';

const report: LighthouseReport = {
  categories: {
    performance: { score: 0.934, auditRefs: [{ id: 'total-blocking-time', weight: 30 }] },
    accessibility: {
      score: 0.9,
      auditRefs: [
        { id: 'color-contrast', weight: 7 },
        { id: 'focus-traps', weight: 0 },
      ],
    },
    'best-practices': { score: 1, auditRefs: [] },
    seo: { score: null, auditRefs: [{ id: 'is-crawlable', weight: 4 }] },
  },
  audits: {
    'color-contrast': { score: 0 },
    'focus-traps': { score: 0 },
    'is-crawlable': { score: 0 },
    'total-blocking-time': { score: 0.5, numericValue: 123.4 },
    'cumulative-layout-shift': { score: 1, numericValue: 0.0123 },
  },
};

describe('the figures of Lighthouse', () => {
  it('are a row with scores, times, and what costs points', () => {
    const row: unknown = Object.fromEntries(figures('home', 'phone', report).map((cell, at) => [figureColumns[at], cell]));
    expect(row).toMatchObject({
      kind: 'home',
      form: 'phone',
      performance: '93',
      accessibility: '90',
      seo: '',
      'total-blocking-time': '123',
      'cumulative-layout-shift': '0.012',
      below: 'color-contrast;is-crawlable',
    });
  });

  it('are none where the page could not be judged', () => {
    expect(() => figures('home', 'phone', { ...report, runtimeError: { message: 'No first paint.' } })).toThrow('No first paint.');
  });

  it('are asked of a page of each kind, whose names need no quotes in a CSV', () => {
    expect(new Set(pageKinds.map(([kind]) => kind)).size).toBe(pageKinds.length);
    expect(pageKinds.filter(([kind]) => kind.includes(','))).toEqual([]);
  });
});
