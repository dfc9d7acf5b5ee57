import type { FailureRecord, ReaderWord, RecordPage, SearchRecords } from '../../../src/search/contract/searchRecords';
import { createEngine } from '../../../src/search/engine/engine';
import type { SearchEngine } from '../../../src/search/engine/engine';
import { makeIndex, textsOf } from '../../../src/search/engine/makeIndex';
import { symptomsRoute } from '../../../src/site/symptoms';
import { smallRecords } from '../fixtures/searchRecords';

/** A failure that is found by its symptom and by what is `given`. */
const failure = (id: string, symptom: string, given: Partial<FailureRecord> = {}): FailureRecord => ({
  id,
  area: 'bus',
  symptom,
  cause: 'A cause',
  messages: [],
  commands: [],
  said: [],
  page: '/hardware/motor',
  ...given,
});

const list: RecordPage = {
  route: symptomsRoute,
  title: 'Troubleshooting',
  section: 'Help',
  sections: [[1, 'Troubleshooting', '', ['All failures.']]],
};

function engineOf(failures: readonly FailureRecord[], words: readonly ReaderWord[] = []): SearchEngine {
  const records: SearchRecords = {
    ...smallRecords,
    pages: [...smallRecords.pages, list],
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
    commands: ['modprobe gs_usb'],
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
const mightFit = (query: string): string[] =>
  hitsFor(query).flatMap(({ answer, place }) => (place === 'might' && answer ? [answer.id.replace('symptom ', '')] : []));

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
    expect(engine.failures(pasted)[0]).toMatchObject({
      id: 'busy',
      fit: 'fits',
      why: 'The text says “RTNETLINK answers: Device or resource busy”.',
    });
    expect(failuresFor('Cannot find device "can7"')[0]).toBe('no-device');
    expect(failuresFor(`${'x y z\n'.repeat(50)}RTNETLINK answers: Operation not supported\n${'x y z\n'.repeat(5000)}`)).toEqual([
      'not-supported',
    ]);
  });

  it('are found by an equal message rather than by a similar one', () => {
    const two = engineOf([
      failure('other', 'The master ID does not match', { messages: ['Master ID (0) does not match the receive ID (17)'] }),
      failure('none', 'Nobody answers', { messages: ['Master ID (-1) does not match the receive ID (17)'] }),
    ]);
    expect(failuresFor('Master ID (-1) does not match the receive ID (20)', two)[0]).toBe('none');
    expect(failuresFor('Master ID (3) does not match the receive ID (20)', two)[0]).toBe('other');
  });

  it('are found by a fault code, even a letter, and by the status in a frame', () => {
    expect(['fault D', 'fault code: D', 'status d fault', 'fault C'].map((query) => failuresFor(query)[0])).toEqual([
      'motor-fault-d',
      'motor-fault-d',
      'motor-fault-d',
      'motor-fault-c',
    ]);
    const frame = 'can0  011   [8]  D1 7F FF 7F F7 FF 2A 1F';
    expect(failuresFor(frame)[0]).toBe('motor-fault-d');
    expect(engine.failures(frame)[0]?.why).toBe('The text shows fault D of the motor that answers as 0x11.');
    expect(failuresFor(frame.replace('D1', '11'))).toEqual([]);
  });

  it('are found by synonyms, with typing errors, by a prefix, and in other languages', () => {
    const words: ReaderWord[] = [
      { word: 'shudder', means: ['shake'], kinds: ['failure'], rulesOut: [] },
      { word: '电机不动', means: ['motor does not respond'], kinds: ['page', 'failure'], rulesOut: [] },
    ];
    const among = engineOf(
      [
        failure('vibrates', 'A joint vibrates', { said: ['arm shakes in teleoperation'] }),
        failure('silent', 'No reply', { said: ['motor does not respond'] }),
      ],
      words,
    );
    for (const query of ['why arm shudders in teleoperation', 'why joint vibartes', 'arm always sha'])
      expect(failuresFor(query, among)[0]).toBe('vibrates');
    expect(failuresFor('电机不动', among)[0]).toBe('silent');
  });

  it('fit if they explain more of the query than any page, and come first if they explain twice as much', () => {
    const among = engineOf([failure('noise', 'A joint creaks', { said: ['crunchy sound elbow'], page: '/hardware/gripper' })]);
    const order = (query: string) =>
      hitsFor(query, among).map(({ url, kind }) => (kind === 'failure' ? 'failure' : url.replace(/#.*/, '')));
    expect(order('crunchy sound in the elbow')[0]).toBe('failure');
    expect(order('crunchy elbow clamp shoulder')).not.toContain('failure');
  });

  it('are found by negated words', () => {
    const silent = ['silent', 'mute', 'dead', 'still'].map((id) =>
      failure(id, `Fault ${id}`, { said: ['motor never answers', `motor ${id}`] }),
    );
    const among = engineOf([failure('wrong', 'A wrong ID', { said: ['motor answers as 000', 'motor answers', 'answers'] }), ...silent]);
    expect(failuresFor('motor does not answer', among)).not.toContain('wrong');
    expect(failuresFor('motor answers wrong', among)[0]).toBe('wrong');
  });

  it('are found by numbers', () => {
    const among = engineOf([
      failure('eight', 'The motor is lost', { said: ['motor lost after 8 Mbit'] }),
      failure('ten', 'The motor is gone', { said: ['motor lost after 10 Mbit'] }),
    ]);
    expect(failuresFor('motor lost, set to 8 mbps', among)[0]).toBe('eight');
    expect(failuresFor('motor lost, set to 10 mbps', among)[0]).toBe('ten');
  });

  it('raise the pages that they lead to, and come after the best page if they lead to it', () => {
    const order = hitsFor('motor does not respond').map(({ url, kind }) => (kind === 'failure' ? 'failure' : url.replace(/#.*/, '')));
    expect(order.indexOf('failure')).toBeLessThan(2);
    expect(order.indexOf('/hardware/motor')).toBeLessThan(2);
  });
});

describe('honesty', () => {
  it('notes that no entry fits a message, and lists only what might fit', () => {
    const query = '[conveyor_node-1] [ERROR]: gateway at reply from Motorola lost';
    const { hits, notes } = engine.search({ indexName: 'docs', query });
    expect(notes?.noEntry).toBe(true);
    expect(hits.filter(({ kind, place }) => kind === 'failure' && place !== 'might')).toEqual([]);
    expect(engine.failures(query).every(({ fit }) => fit === 'might')).toBe(true);
  });

  it('hides a failure whose fix is the command that fails in the text', () => {
    const failing = 'modprobe: FATAL: Module gs_usb not found, port does not exist';
    expect(failuresFor('the port does not exist, no can0')).toContain('no-device');
    expect([...failuresFor(failing), ...mightFit(failing)]).not.toContain('no-device');
  });

  it('hides a failure that the table of words rules out', () => {
    const among = engineOf(
      [failure('zero', 'The joint has a wrong zero', { said: ['joint position wrong'] })],
      [{ word: '-12.5', means: [], kinds: ['page', 'failure'], rulesOut: ['zero'] }],
    );
    expect(failuresFor('joint position is wrong', among)).toEqual(['zero']);
    expect(failuresFor('joint position is wrong, -12.5', among)).toEqual([]);
  });

  it('names words that the site does not have, and words searched instead', () => {
    expect(engine.search({ indexName: 'docs', query: 'gripper for jetson' }).notes?.unknown).toEqual(['jetson']);
    expect(engine.search({ indexName: 'docs', query: 'griper' }).notes?.taken).toEqual([['griper', 'gripper']]);
    expect(engine.search({ indexName: 'docs', query: 'gripper motor' }).notes).toEqual({ unknown: [], taken: [], noEntry: false });
  });

  it('leads a vague report to the list of all failures', () => {
    for (const query of ['robot doesnt work', 'it was working yesterday now nothing', 'my arm is broken'])
      expect(hitsFor(query)[0]).toMatchObject({ url: symptomsRoute, answer: { heading: 'Find your symptom' } });
    for (const query of ['how does the robot work', 'robot', 'two arms', '']) expect(hitsFor(query)[0]?.answer).toBeUndefined();
  });

  it.each(['motor', 'joint limits in radians', 'end stops', 'torque'])('shows no failure for "%s"', (query) =>
    expect(failuresFor(query)).toEqual([]),
  );
});

describe('an exact title', () => {
  it.each([
    ['set the motor ids', '/software/setup/motor-id'],
    ['Motors', '/hardware/motor'],
    ['LIMITS', '/hardware/motor#limits'],
    ['Step 2: Connect the supply', '/software/setup/motor-id#connect-the-supply'],
  ])('"%s" is first, above failures', (query, url) => expect(hitsFor(query)[0]?.url).toBe(url));
});

describe('the finder', () => {
  it('filters by area, and lists an area without a text', () => {
    expect(engine.failures('', 'motor').map(({ id }) => id)).toEqual(['vibrates', 'motor-fault-d', 'motor-fault-c']);
    expect(engine.failures('motor does not respond', 'motor').map(({ id }) => id)).not.toContain('silent');
    expect(engine.failures('')).toEqual([]);
  });

  it('has the order of the search', () => {
    for (const query of ['motor does not respond', 'fault D', 'RTNETLINK answers: Operation not supported'])
      expect(
        engine
          .failures(query)
          .filter(({ fit }) => fit === 'fits')
          .map(({ id }) => id)
          .slice(0, 1),
      ).toEqual(failuresFor(query).slice(0, 1));
  });
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
    expect(complete('motor does not respond').hits.map(({ kind }) => kind)).toEqual(['failure', undefined]);
    expect(complete('gripper').hits).toEqual([page]);
    expect(complete('motor does not respond', { page: 1 }).hits).toEqual([page]);
  });
});
