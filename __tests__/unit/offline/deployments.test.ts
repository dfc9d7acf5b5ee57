import { simulateDeployments } from '../../../bench/offline/simulateDeployments';

// `npm run test:long` publishes more often.
describe('a reader who keeps the site while it is published again and again', () => {
  it('never sees a page of mixed builds, nor a white one', async () => {
    const { mixtures, white, unbound, pages, keeps, offlinePages } = await simulateDeployments(12, 4);
    expect({ mixtures, white, unbound }).toEqual({ mixtures: [], white: [], unbound: 0 });
    expect(Math.min(pages, keeps, offlinePages)).toBeGreaterThan(5);
  });

  it('would see mixed builds if the worker did not compare what it answers', async () => {
    const { mixtures } = await simulateDeployments(12, 4, () => 'the same');
    expect(mixtures.length).toBeGreaterThan(0);
  });
});
