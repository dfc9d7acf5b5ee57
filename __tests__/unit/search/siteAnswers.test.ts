import { siteAnswers } from '../../../src/search/clients/siteAnswers';
import type { AnswerGroup } from '../../../src/search/contract/searchAnswers';

jest.mock('gatsby', (): unknown => jest.requireActual('../fixtures/gatsby'));

const group: AnswerGroup = {
  topics: ['id'],
  indifferent: [],
  alone: true,
  path: '/ids#the-ids',
  section: 'Software',
  page: 'Motor IDs',
  heading: 'The IDs',
  lines: [['J5', ['j5'], 'send 0x05']],
};

describe('lines from tables that could not be loaded', () => {
  it('are asked for again, whether the server refuses or does not answer', async () => {
    const answers = [
      () => Promise.resolve(new Response('Sorry', { status: 503 })),
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => Promise.resolve(Response.json([group])),
    ];
    const fetched = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')));
    for (const found of [[], [], ['send 0x05'], ['send 0x05']]) {
      await siteAnswers.prepare();
      expect(siteAnswers.find('J5 id').map(({ text }) => text)).toEqual(found);
    }
    expect(fetched).toHaveBeenCalledTimes(3);
  });
});
