import { smallRecords } from '../../../__tests__/unit/fixtures/searchRecords';
import { stopFirst, symptomsRoute } from '../../site/symptoms';
import type { FailureRecord, ReaderWord, RecordPage, SearchRecords } from '../contract/searchRecords';
import { createEngine } from '../engine/engine';
import type { SearchEngine } from '../engine/engine';
import { makeIndex, textsOf } from '../engine/makeIndex';

/** A failure that is found by its symptom and by what is `given`. */
const failure = (id: string, symptom: string, given: Partial<FailureRecord> = {}): FailureRecord => ({
  id,
  area: 'bus',
  symptom,
  cause: 'A cause',
  messages: [],
  said: [],
  rest: [],
  ...given,
});

const pageAt = (route: string, title: string): RecordPage => ({
  route,
  title,
  section: 'Help',
  sections: [[1, title, '', ['Help.']]],
});

function engineOf(failures: readonly FailureRecord[], words: readonly ReaderWord[] = []): SearchEngine {
  const records: SearchRecords = {
    ...smallRecords,
    pages: [...smallRecords.pages, pageAt(symptomsRoute, 'Troubleshooting'), pageAt(stopFirst.path.replace(/#.*/, ''), 'Safety guide')],
    failures,
    words: [...smallRecords.words, ...words],
  };
  const engine = createEngine(makeIndex(records));
  engine.showTexts(textsOf(records));
  return engine;
}

const engine = engineOf([
  failure('busy', 'The bit rate cannot be changed', { messages: ['RTNETLINK answers: Device or resource busy'] }),
  failure('not-supported', 'Linux refuses CAN FD', { messages: ['RTNETLINK answers: Operation not supported'] }),
  failure('no-device', 'The port does not exist', {
    messages: ['Cannot find device "can0"'],
    said: ['there is no can0'],
  }),
  failure('silent', 'candump shows no reply from the motor', { said: ['motor does not respond', 'dead motor', 'motor gives no answer'] }),
  failure('vibrates', 'A joint vibrates', { area: 'motor', said: ['arm shakes in teleoperation'] }),
  failure('motor-fault-d', 'Fault D, communication lost, while the program pauses', { area: 'motor' }),
  failure('motor-fault-c', 'Fault C, coil too hot', { area: 'motor' }),
]);

const hitsFor = (query: string, among = engine) => among.search({ indexName: 'docs', query }).hits;
const failuresFor = (query: string, among = engine): string[] =>
  hitsFor(query, among).flatMap(({ kind, answer, place }) =>
    kind === 'failure' && place !== 'might' ? [answer?.id.replace('symptom ', '') ?? ''] : [],
  );
const mightFit = (query: string, among = engine): string[] =>
  hitsFor(query, among).flatMap(({ answer, place }) => (place === 'might' && answer ? [answer.id.replace('symptom ', '')] : []));
/** All failures in display order, or pages as their routes among them. */
const order = (query: string, among = engine): string[] =>
  hitsFor(query, among).map(({ url, kind, answer }) =>
    kind === 'failure' ? (answer?.id.replace('symptom ', '') ?? '') : url.replace(/#.*/, ''),
  );

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

  it('come before the pages if the query describes a failure, and after them if it names a topic', () => {
    expect(order('the motor does not respond')[0]).toBe('silent');
    expect(order('which motor sits where')[0]).toBe('/hardware/motor');
    expect(mightFit('which motor sits where').length).toBeGreaterThan(0);
  });
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

describe('a failure fits', () => {
  const among = engineOf([
    failure('falls', 'The arm falls when I press the stop', { said: ['arm drops at the emergency stop'] }),
    failure('overrun', 'The loop is slow', { messages: ['Overrun detected! The loop took ... ms (missed cycles : ...).'] }),
    failure('module', 'Python misses a module', { messages: ["ModuleNotFoundError: No module named 'openarm'"] }),
    failure('enabled', 'Nothing moves', { messages: ['Enabled...'] }),
  ]);
  const fits = (text: string) => among.failures(text).failures.filter(({ fit }) => fit === 'fits');

  it('if its message stands in a line word for word, whatever the numbers, and the quotation is from the text', () => {
    const [first] = fits('[cm]: Overrun detected! The loop took 8.777818 ms (missed cycles : 2).');
    expect(first).toMatchObject({ id: 'overrun', why: 'The text says “Overrun detected! The loop took 8.777818 ms (missed cycles”.' });
    expect(fits('No module named "openarm"').map(({ id }) => id)).toEqual(['module']);
  });

  it('if the text says its title', () => expect(fits('Help: the arm falls when I press the stop!').map(({ id }) => id)).toEqual(['falls']));

  it.each([
    ['other words', 'arm drops at the emergency stop'],
    ['a denial', 'the arm does not fall when I press the stop'],
    ['a denied title', 'it is not the arm falls when I press the stop'],
    ['part of a message', 'the loop took long'],
    ['a longer name', "No module named 'openarm.extra'"],
    ['the words in another order', 'The loop took 3 ms. Overrun detected!'],
    ['a short message among other words', 'all motors are enabled'],
  ])('not because of %s', (_what, text) => expect(fits(text)).toEqual([]));

  it('because of a short message that is the whole line', () => expect(fits('$ run\nEnabled...').map(({ id }) => id)).toEqual(['enabled']));
});

describe('honesty', () => {
  it('notes that no entry fits a message, and lists only what might fit', () => {
    const query = '[conveyor_node-1] [ERROR]: gateway at reply from Motorola lost';
    const { hits, notes } = engine.search({ indexName: 'docs', query });
    expect(notes?.noEntry).toBe(true);
    expect(hits.filter(({ kind, place }) => kind === 'failure' && place !== 'might')).toEqual([]);
    expect(engine.failures(query).failures.every(({ fit }) => fit === 'might')).toBe(true);
  });

  it('hides a failure that the table of words rules out', () => {
    const among = engineOf(
      [failure('zero', 'The joint has a wrong zero', { said: ['joint position wrong'] })],
      [{ word: '-12.5', means: [], rulesOut: ['zero'] }],
    );
    expect(mightFit('joint position is wrong', among)).toEqual(['zero']);
    expect(among.failures('joint position is wrong, -12.5').failures).toEqual([]);
  });

  it('hides a failure that a denial rules out, however it is spelt', () => {
    const among = engineOf(
      [failure('falls', 'The arm falls when I press stop')],
      [{ word: 'does not fall', means: [], rulesOut: ['falls'] }],
    );
    for (const text of ['the arm does not fall when I press stop', "the arm doesn't fall when I press stop"])
      expect(among.failures(text).failures).toEqual([]);
    expect(mightFit('arm falls at the stop', among)).toEqual(['falls']);
  });

  it('says that an output is healthy, without a failure that fits', () => {
    const { healthy, failures } = engine.failures('can0  011   [8]  11 7F FF 7F F7 FF 2A 1F');
    expect(healthy).toBe('the motor answers, without a fault');
    expect(failures.filter(({ fit }) => fit === 'fits')).toEqual([]);
  });

  it('says of no output whose middle it does not read that it is healthy', () => {
    const good = 'can0  011   [8]  11 7F FF 7F F7 FF 2A 1F\n';
    expect(engine.failures(good.repeat(2000)).healthy).toBe('the motor answers, without a fault');
    expect(engine.failures(`${good.repeat(2000)}${good.replace('11 7F', 'D1 7F')}${good.repeat(2000)}`).healthy).toBe('');
  });

  it('names words that the site does not have, and words searched instead', () => {
    const notesFor = (query: string) => engine.search({ indexName: 'docs', query }).notes;
    expect(notesFor('gripper for jetson')?.unknown).toEqual(['jetson']);
    expect(notesFor('griper')?.taken).toEqual([['griper', 'gripper']]);
    expect(notesFor('gripper motor')).toEqual({ unknown: [], taken: [], noEntry: false, healthy: '' });
  });

  it('leads a vague report to the list of all failures', () => {
    for (const query of ['robot doesnt work', 'it was working yesterday now nothing', 'my arm is broken'])
      expect(hitsFor(query)[0]).toMatchObject({ url: symptomsRoute, answer: { heading: 'Find your symptom' } });
    for (const query of ['how does the robot work', 'robot', 'two arms', ''])
      expect(hitsFor(query)[0]?.answer?.heading).not.toBe('Find your symptom');
  });

  it.each(['motor', 'joint limits in radians', 'end stops', 'torque'])('shows no failure for "%s"', (query) =>
    expect(failuresFor(query)).toEqual([]),
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
    expect(complete('motor does not respond').hits.map(({ kind }) => kind)).toEqual(['failure', 'failure', 'failure', undefined]);
    expect(complete('gripper').hits).toEqual([page]);
    expect(complete('motor does not respond', { page: 1 }).hits).toEqual([page]);
  });
});
