import { symptomsRoute } from '../../site/symptoms';
import { failure, engineOf, engine, hitsFor, failuresFor, mightFit } from './failureEngine';

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
    expect(notesFor('gripper motor')).toEqual({ unknown: [], taken: [], translated: '', noEntry: false, healthy: '' });
  });

  it.each([
    ['another first letter', 'ripper', undefined],
    ['two wrong letters in a word of seven', 'griqqer', undefined],
    ['two swapped letters', 'gripepr', 'gripper'],
    ['one wrong letter', 'griqper', 'gripper'],
    ['two wrong letters in a long word', 'mechenysm', 'mechanism'],
  ])('takes a word with %s for another one only if it may be a typing error: %s', (_what, word, taken) =>
    expect(engine.search({ indexName: 'docs', query: word }).notes?.taken[0]?.[1]).toBe(taken),
  );

  it('notes what was searched for words of another language', () => {
    const among = engineOf([], [], [], [['gripper', '夹爪']]);
    expect(among.search({ indexName: 'docs', query: '夹爪 88 mm' }).notes).toMatchObject({ translated: 'gripper 88 mm', unknown: [] });
    expect(among.search({ indexName: 'docs', query: 'gripper 88 mm' }).notes?.translated).toBe('');
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

describe('a text that also holds a denial or a danger', () => {
  const frame = '  can0  011   [8]  11 83 27 7F F7 FF 00 00';
  const port = [
    '5: can1: <NOARP,UP,LOWER_UP,ECHO> mtu 72 qdisc pfifo_fast state UP mode DEFAULT group default qlen 10',
    '    link/can',
    '    can <FD> state ERROR-ACTIVE (berr-counter tx 0 rx 0) restart-ms 100',
    '          bitrate 1000000 sample-point 0.750',
  ].join('\n');
  const busy = 'RTNETLINK answers: Device or resource busy';
  const kernel = '[  812.331] gs_usb 3-2:1.0: Configuring for 2 interfaces';

  it.each([
    ['smoke', `${frame}\nthere is smoke from the hub board`],
    ['a blow', `${frame}\n${frame}\nJ1 swings past its goal and hits the table!`],
    ['a fall', 'OK: all motors responded\nthe arm fell down when I pressed Ctrl+C'],
    ['a state of the bus', `${frame}\n[  901.2] gs_usb 1-2:1.0 can0: bus-off`],
    ['an error of the kernel', `${kernel}\n[  812.9] gs_usb 3-2:1.0: Couldn't set bittimings (err=-110)`],
    ['a port that is down', 'Active: active (running) since Mon 2026-08-10 08:12:44 CEST; 2h 3min ago\ncan0 is still DOWN'],
    ['a sentence below a port', `${port}\nbut no motor moves`],
    ['an indented sentence', `${port}\n          it is burning`],
    ['a sentence behind a frame', `${frame}  and it smells`],
    ['a sentence before a frame', `it never answers again: ${frame}`],
    ['a second program', `${port}\n${frame}`],
    ['a second table', `a_broadcaster  a/ABroadcaster  active\ncan0  UP  <NOARP,UP,LOWER_UP,ECHO>`],
    ['another package', 'Summary: 6 packages finished [38.2s]\n  1 package had stderr output: a'],
    ['a black window', 'All 5 checks passed\nthe window stays black'],
    ['a warning', '[spawner-3] [INFO] [a]: Configured and activated a\n[spawner-4] [WARN] [b]: Waiting'],
    ['a trapped hand', 'OK: all motors responded\nhand trapped'],
    ['fire, in Chinese', `${frame}\n电机起火`],
    ['motion, in Japanese', `${frame}\nアームが勝手に動く`],
    ['a message that is denied', `I do not get "${busy}"`],
    ['a message, and a denial', `${busy}\nbut the port does not come up either`],
    ['a message, and a danger', `${busy}\nand the hub board smokes`],
    ['a fault, and a danger', `${frame.replace('11 83', 'D1 83')}\nthe cable melts`],
    ['a fault, and a denial in German', `${frame.replace('11 83', 'D1 83')}\nder Motor dreht sich nicht`],
  ])('is never said to fit or to be healthy: %s', (_what, text) => {
    const { healthy, failures } = engine.failures(text);
    expect([healthy, ...failures.filter(({ fit }) => fit === 'fits').map(({ id }) => id)]).toEqual(['']);
    const { hits, notes } = engine.search({ indexName: 'docs', query: text });
    expect(notes?.healthy).toBe('');
    expect(hits.filter(({ kind, place }) => kind === 'failure' && place !== 'might')).toEqual([]);
  });

  it('keeps its evidence first, with the reason', () =>
    expect(engine.failures(`${busy}\nbut the port does not come up either`).failures[0]).toEqual({
      id: 'busy',
      symptom: 'The bit rate cannot be changed',
      why: `The text says “${busy}”.`,
      fit: 'might',
    }));

  it('is not the output of a program, which may say “not”', () =>
    expect(failuresFor(`$ run\n[node] [ERROR]: did not find the controller\nRTNETLINK answers: Operation not supported`)).toEqual([
      'not-supported',
    ]));

  it.each([frame, port, kernel, 'OK: all motors responded', '$ ros2 doctor\n\nAll 5 checks passed'])(
    'is no text that is read whole: %s',
    (text) => expect(engine.failures(text).healthy).not.toBe(''),
  );
});
