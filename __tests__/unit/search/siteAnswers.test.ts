import { siteAnswers } from '../../../src/search/clients/siteAnswers';
import { answersPath } from '../../../src/search/contract/searchAnswers';
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
    const replies = [
      () => Promise.resolve(new Response('Sorry', { status: 503 })),
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => Promise.resolve(Response.json([group])),
    ];
    const fetched = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((address) =>
        address === answersPath
          ? (replies.shift()?.() ?? Promise.reject(new Error('asked too often')))
          : Promise.resolve(Response.json([])),
      );
    for (const found of [[], [], ['send 0x05'], ['send 0x05']]) {
      await siteAnswers.prepare();
      expect(siteAnswers.find('J5 id').map(({ text }) => text)).toEqual(found);
    }
    expect(fetched.mock.calls.filter(([address]) => address === answersPath)).toHaveLength(3);
  });
});

describe('rows of the table of symptoms', () => {
  it('stand after the lines, for a query that tells of a failure, and are asked for again where they could not be loaded', async () => {
    const record = {
      id: 'hums',
      area: 'motor',
      symptom: 'A motor hums',
      cause: 'Kp is too high',
      messages: [],
      phrases: [],
      causes: '',
      remedy: '',
      page: '/help',
    };
    const replies = [
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => Promise.resolve(Response.json({ section: 'Help', page: 'Trouble', symptoms: [record] })),
    ];
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((address) =>
        address === answersPath
          ? Promise.resolve(Response.json([]))
          : (replies.shift()?.() ?? Promise.reject(new Error('asked too often'))),
      );
    await jest.isolateModulesAsync(async () => {
      const { siteAnswers: fresh } = await import('../../../src/search/clients/siteAnswers');
      await fresh.prepare();
      expect(fresh.hasSymptoms()).toBe(false);
      await fresh.prepare();
      expect(fresh.hasSymptoms()).toBe(true);
      expect(fresh.find('why does the motor hum')).toEqual([
        expect.objectContaining({
          subject: 'A motor hums',
          text: 'Kp is too high',
          path: '/getting-started/troubleshooting#hums',
          section: 'Help',
          page: 'Trouble',
          heading: 'Motors',
        }),
      ]);
      expect(fresh.find('motor')).toEqual([]);
      // Who does not say what went wrong is led to all of them.
      const finder = expect.objectContaining({
        heading: 'Find your symptom',
        page: 'Trouble',
        path: '/getting-started/troubleshooting',
      }) as object;
      expect(fresh.find('my robot does not work')).toEqual([finder]);
      expect(fresh.arrange('my robot does not work', [], () => '').rows).toEqual([finder]);
    });
  });
});
