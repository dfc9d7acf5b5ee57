import type { ReaderWord } from '../contract/searchRecords';
import { failure, engineOf, engine, hitsFor, failuresFor, mightFit, order } from './failureEngine';

describe('failures', () => {
  it('are shown with symptom, cause and position', () => {
    const [first] = hitsFor('motor gives no answer').filter(({ kind }) => kind === 'failure');
    expect(first).toMatchObject({
      url: '/getting-started/troubleshooting#silent',
      answer: { subject: 'candump shows no reply from the motor', text: 'A cause', page: 'Troubleshooting', heading: 'CAN bus' },
    });
  });

  it('are found by a message in a pasted text, whatever the port', () => {
    const pasted = ['user@pc:~$ sudo ip link set can2 type can bitrate 1000000', 'RTNETLINK answers: Device or resource busy', '$ '].join(
      '\n',
    );
    expect(failuresFor(pasted)).toEqual(['busy']);
    expect(engine.failures(pasted).failures[0]).toMatchObject({
      id: 'busy',
      fit: 'fits',
      why: 'The text says “RTNETLINK answers: Device or resource busy”.',
    });
    expect(failuresFor('Cannot find device "can7"')[0]).toBe('no-device');
  });

  it('are found at both ends of a long log', () => {
    const log = 'x y z\n'.repeat(100_000);
    for (const text of [`RTNETLINK answers: Operation not supported\n${log}`, `${log}RTNETLINK answers: Operation not supported`])
      expect(failuresFor(text)).toEqual(['not-supported']);
  });

  it('are found by an equal message rather than by a similar one', () => {
    const two = engineOf([
      failure('other', 'The master ID does not match', { messages: ['Master ID (0) does not match the receive ID (17)'] }),
      failure('none', 'Nobody answers', { messages: ['Master ID (-1) does not match the receive ID (17)'] }),
    ]);
    expect(failuresFor('Master ID (-1) does not match the receive ID (20)', two)[0]).toBe('none');
    expect(failuresFor('Master ID (3) does not match the receive ID (20)', two)[0]).toBe('other');
  });

  it('are found by a fault code, even a letter, and fit the status in a frame', () => {
    expect(['fault D', 'fault code: D', 'status d fault', 'fault C'].map((query) => mightFit(query)[0])).toEqual([
      'motor-fault-d',
      'motor-fault-d',
      'motor-fault-d',
      'motor-fault-c',
    ]);
    const frame = 'can0  011   [8]  D1 7F FF 7F F7 FF 2A 1F';
    expect(failuresFor(frame)).toEqual(['motor-fault-d']);
    expect(engine.failures(frame).failures[0]?.why).toBe('The text shows fault D of the motor that answers as 0x11.');
    expect(failuresFor(frame.replace('D1', '11'))).toEqual([]);
  });

  it('are found by synonyms, with typing errors, by a prefix, and in other languages', () => {
    const words: ReaderWord[] = [
      { word: 'shudder', means: ['shake'], rulesOut: [] },
      { word: '电机不动', means: ['motor does not respond'], rulesOut: [] },
    ];
    const among = engineOf(
      [
        failure('vibrates', 'A joint vibrates', { said: ['arm shakes in teleoperation'] }),
        failure('silent', 'No reply', { said: ['motor does not respond'] }),
      ],
      words,
    );
    for (const query of ['why arm shudders in teleoperation', 'why joint vibartes', 'arm always sha'])
      expect(mightFit(query, among)[0]).toBe('vibrates');
    expect(mightFit('电机不动', among)[0]).toBe('silent');
  });

  it('are found by pairs of words, so that a denial counts with its verb', () => {
    const among = engineOf([
      failure('wrong', 'The motor answers with a wrong ID', { said: ['motor answers as 000'] }),
      failure('silent', 'No reply of the motor', { said: ['motor never answers', 'motor does not answer'] }),
    ]);
    expect(mightFit('motor does not answer', among)[0]).toBe('silent');
    expect(mightFit('motor answers wrong', among)[0]).toBe('wrong');
  });

  it('are found by what only their causes, check and fix say', () => {
    const rest = ['The wire is chafed'];
    const among = engineOf([failure('lost', 'A joint drops out', { rest }), failure('flicker', 'A light flickers', { rest })]);
    expect(mightFit('a chafed wire', among).sort()).toEqual(['flicker', 'lost']);
  });

  it('come one before the best page if the query describes a failure, and after it if it names a topic; then the others', () => {
    const failures = (query: string) => [...new Set(order(query))].map((name) => !name.startsWith('/'));
    expect(order('the motor does not respond')[0]).toBe('silent');
    expect(failures('the motor does not respond').slice(0, 3)).toEqual([true, false, true]);
    expect(order('which motor sits where')[0]).toBe('/hardware/motor');
    expect(failures('which motor sits where').slice(0, 3)).toEqual([false, true, false]);
  });

  it('that fit all come before the best page, and only that one before those that might', () => {
    const hits = hitsFor('RTNETLINK answers: Device or resource busy\nRTNETLINK answers: Operation not supported, motor').map(
      ({ kind, place }) => (kind === 'failure' ? (place ?? 'fits') : 'page'),
    );
    expect([...new Set(hits)]).toEqual(['fits', 'page', 'might']);
    expect(hits.slice(0, 3)).toEqual(['fits', 'fits', 'page']);
  });

  it.each(['fault BUS-OFF', 'bus-off', 'blinking', '-12.42', '−12.42'])(
    'come first for a state or a value that their title names: %s',
    (query) => {
      const among = engineOf([
        failure('off', 'The port is in state BUS-OFF'),
        failure('led', 'The LED is blinking'),
        failure('minus', 'All joints read −12.42 rad'),
      ]);
      expect(order(query, among)[0]).toMatch(/off|led|minus/);
    },
  );
});

describe('an arm that has to be stopped', () => {
  const isFirst = (query: string): boolean => hitsFor(query)[0]?.answer?.id === 'stop';

  it('has first of all how to stop it, in search and finder, whatever else is found', () => {
    for (const query of ['the arm just moved by itself', "help, it doesn't stop", 'my hand is trapped', 'arm moves itself: fault D']) {
      expect([query, isFirst(query), engine.failures(query).asksToStop]).toEqual([query, true, true]);
    }
    expect(engine.search({ indexName: 'docs', query: 'my hand is trapped, qqxyzzy' }).notes?.unknown).toEqual([]);
    expect(hitsFor('my hand is trapped')[0]).toMatchObject({ url: '/getting-started/safety-guide#when-something-stops' });
  });

  it('has it first in the results of one section, too, but not on later pages', () => {
    const first = (more: object) =>
      engine.search({ indexName: 'docs', query: 'my hand is trapped in a gripper', ...more }).hits[0]?.answer?.id;
    expect(first({ facetFilters: ['hierarchy.lvl0:Hardware'] })).toBe('stop');
    expect(first({ page: 1 })).toBeUndefined();
  });

  it('is seen at the end of a long text', () =>
    expect(engine.failures(`${'a line of a long log\n'.repeat(1000)}my hand is trapped`).asksToStop).toBe(true));

  it.each(['机械臂自己动了', '로봇이 혼자 움직여요', 'X4がひとりでに動く'])(
    'is seen in languages without spaces, or with endings: %s',
    (text) => expect(engineOf([], [], ['自己动', '혼자 움직', 'ひとりでに動']).failures(text).asksToStop).toBe(true),
  );

  it('may be what somebody describes whom no entry fits, but not the output of a program', () => {
    const may = (text: string): boolean => engine.failures(text).mayAskToStop;
    expect(['arm does odd things', 'motor does not respond', 'RTNETLINK answers: Device or resource busy\nnot that'].map(may)).toEqual([
      true,
      true,
      true,
    ]);
    expect(
      [
        '[conveyor_node-1] [ERROR]: gateway lost',
        'RTNETLINK answers: Device or resource busy',
        'can0  011   [8]  11 7F FF 7F F7 FF 2A 1F',
        '',
      ].map(may),
    ).toEqual([false, false, false, false]);
  });

  it('is not what other texts describe', () => {
    for (const query of ['stop the motor, does it move the arm', 'itself an arm', 'trapped nut', 'motor ids', ''])
      expect([query, isFirst(query), engine.failures(query).asksToStop]).toEqual([query, false, false]);
  });
});

describe('what can hurt somebody', () => {
  const among = engineOf([failure('shock', 'The post gives a shock', { said: ['contactor welded', 'the post tingles'] })]);

  it.each(['contactor welded', 'the post tingles'])('leads to the failure before any page: %s', (query) =>
    expect(order(query, among)[0]).toBe('shock'),
  );
});

describe('the finder', () => {
  it('filters by area, and lists an area without a text', () => {
    const ids = (text: string, area?: string): string[] => engine.failures(text, area).failures.map(({ id }) => id);
    expect(ids('', 'motor')).toEqual(['vibrates', 'motor-fault-d', 'motor-fault-c']);
    expect(ids('motor does not respond', 'motor')).not.toContain('silent');
    expect(ids('')).toEqual([]);
  });

  it.each(['motor does not respond', 'fault D', 'RTNETLINK answers: Operation not supported', 'which motor'])(
    'shows the same failures as the search, in its order and as certain: %s',
    (query) =>
      expect(engine.failures(query).failures.map(({ id, fit }) => `${id} ${fit}`)).toEqual([
        ...failuresFor(query).map((id) => `${id} fits`),
        ...mightFit(query).map((id) => `${id} might`),
      ]),
  );
});

describe('pages of the hosted service', () => {
  it('get answers and failures among them', () => {
    const page = {
      objectID: '1',
      url: 'https://site.example/hardware/gripper',
      type: 'lvl1' as const,
      content: null,
      hierarchy: { lvl0: 'Hardware', lvl1: 'Gripper' },
    };
    const complete = (query: string, more = {}) =>
      engine.complete({ indexName: 'docs', query, ...more }, { index: 'docs', hits: [page], nbHits: 1 });
    expect(complete('motor does not respond').hits.map(({ kind }) => kind)).toEqual(['failure', undefined, 'failure', 'failure']);
    expect(complete('gripper').hits).toEqual([page]);
    expect(complete('motor does not respond', { page: 1 }).hits).toEqual([page]);
  });
});
