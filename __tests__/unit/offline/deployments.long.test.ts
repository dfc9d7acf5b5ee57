import { simulateDeployments } from '../../../bench/offline/simulateDeployments';

describe('a reader who keeps the site while it is published again and again', () => {
  it.each([4, 22])('never sees a page of mixed builds, nor a white one (seed %d)', async (seed) => {
    const { mixtures, white, unbound, pages, keeps, offlinePages } = await simulateDeployments(50, seed);
    expect({ mixtures, white, unbound }).toEqual({ mixtures: [], white: [], unbound: 0 });
    expect(Math.min(pages, keeps, offlinePages)).toBeGreaterThan(20);
  });
});
