import { findSymptoms } from '../../../src/symptoms/findSymptoms';
import { fittingSymptoms } from '../../../src/symptoms/fittingSymptoms';
import { leadingSymptoms } from '../../../src/symptoms/leadingSymptoms';
import { symptomIndex } from '../../../src/symptoms/symptomIndex';
import type { SymptomRecord } from '../../../src/symptoms/symptomRecords';
import { symptomTerms } from '../../../src/symptoms/symptomTerms';
import { record } from './symptomRecord';

const phrase = (text: string): string => symptomTerms(text).join(' ');

const index = symptomIndex([
  record('busy', 'The bit rate cannot be changed', { messages: ['RTNETLINK answers: Device or resource busy'] }),
  record('not-supported', 'Linux refuses CAN FD', { messages: ['RTNETLINK answers: Operation not supported'] }),
  record('no-device', 'The port does not exist', { messages: ['Cannot find device "can0"'], phrases: [phrase('there is no can0')] }),
  record('silent', 'candump shows no reply from the motor', { phrases: [phrase('motor does not respond'), phrase('dead motor')] }),
  record('vibrates', 'A joint vibrates', { area: 'motor', phrases: [phrase('arm shakes in teleoperation')] }),
  record('enabled', 'Nothing moves', { area: 'motor', messages: ['Enabled...'] }),
]);

const found = (text: string): string[] => findSymptoms(text, index).map(({ record: { id } }) => id);

describe('symptoms', () => {
  it('are found by the code of a fault, also where it is a letter', () => {
    const faults = symptomIndex([
      record('none', 'My program shows no fault although a motor blinks red'),
      record('c', 'Fault C, coil too hot, after a while at an end stop'),
      record('d', 'Fault D, communication lost, while the program pauses'),
      record('9', 'Fault 9, undervoltage, when several motors start'),
    ]);
    const first = (text: string): string | undefined => findSymptoms(text, faults)[0]?.record.id;
    expect(['fault D', 'fault code C', 'status d', 'motor reports error code 9', 'code: D'].map(first)).toEqual(['d', 'c', 'd', '9', 'd']);
  });

  it('are found by a message, whatever the port, and however much is pasted around it', () => {
    const pasted = [
      'user@computer:~$ sudo ip link set can2 type can bitrate 1000000',
      'RTNETLINK answers: Device or resource busy',
      '$ ',
    ].join('\n');
    expect(found(pasted)[0]).toBe('busy');
    expect(findSymptoms(pasted, index)[0]?.message).toBe('RTNETLINK answers: Device or resource busy');
    expect(found('cannot find device can7')[0]).toBe('no-device');
  });

  it('are found by the message that is the same rather than by one that is nearly so', () => {
    const two = symptomIndex([
      record('other', 'The master ID does not match', { messages: ['Master ID (0) does not match the receive ID (17)'] }),
      record('none', 'Nobody answers', { messages: ['Master ID (-1) does not match the receive ID (17)'] }),
    ]);
    const first = (text: string) => findSymptoms(text, two)[0]?.record.id;
    expect(first('Master ID (-1) does not match the receive ID (20)')).toBe('none');
    expect(first('Master ID (3) does not match the receive ID (20)')).toBe('other');
  });

  it('are found by what the output of a program shows, and lead before other results', () => {
    const faults = symptomIndex([
      record('motor-fault-d', 'A motor has lost the connection'),
      record('motor-led-blinking-red', 'A LED blinks red'),
      record('other', 'The gripper is loose'),
    ]);
    const frame = 'can0  011   [8]  D1 7F FF 7F F7 FF 2A 1F';
    expect(leadingSymptoms(frame, faults).map(({ record: { id } }) => id)).toEqual(['motor-fault-d', 'motor-led-blinking-red']);
    expect(findSymptoms(frame, faults)[0]?.seen).toBe('fault D of the motor that answers as 0x11');
    expect(leadingSymptoms(frame.replace('D1', '11'), faults)).toEqual([]);
    const others = symptomIndex([
      record('bus-error-passive', 'Errors', { phrases: [phrase('can0 errorframe'), phrase('can0 011 [8] 11 00')] }),
    ]);
    expect(fittingSymptoms(frame.replace('D1', '11'), '', others)).toEqual([]);
    expect(fittingSymptoms('can0 20000088 [8] 00 00 08 00 00 00 00 00', '', others)[0]?.why).toBe('The text shows error frames.');
  });

  it('are found by what somebody else has said of them, even where a message has these words, too', () => {
    const both = symptomIndex([
      record('message', 'A repository cannot be cloned', { messages: ['git@github.com: Permission denied (publickey).'] }),
      record('said', 'The port cannot be set up', { phrases: [phrase('permission denied can0')] }),
    ]);
    const first = (text: string) => findSymptoms(text, both)[0]?.record.id;
    expect(first('permission denied can0')).toBe('said');
    expect(first('Permission denied (publickey).')).toBe('message');
  });

  it('are found by a part of a message that says enough', () => {
    expect(found('operation not supported')[0]).toBe('not-supported');
    expect(findSymptoms('RTNETLINK answers', index).every(({ message }) => message === null)).toBe(true);
  });

  it('are found by other words for the same, with a typing mistake, and by the beginning of the last word', () => {
    expect(found('motors dont answer')[0]).toBe('silent');
    expect(found('joint vibartes')[0]).toBe('vibrates');
    expect(found('arm sha')[0]).toBe('vibrates');
  });

  it('are found rather where more of their phrases have the word, and by what is to be done, too', () => {
    const phrases = (...texts: string[]): Partial<SymptomRecord> => ({ phrases: texts.map(phrase) });
    const words = symptomIndex([
      record('once', 'The gripper is weak', phrases('gripper slips', 'gripper is too soft', 'hand opens')),
      record('often', 'The hand is weak', phrases('hand drops things', 'hand slips', 'gripper opens')),
      record('screws', 'Something rattles', { remedy: phrase('tighten the set screw') }),
    ]);
    const ids = (text: string) => findSymptoms(text, words).map(({ record: { id } }) => id);
    expect(ids('gripper')).toEqual(['once', 'often']);
    expect(ids('loose set screw')).toEqual(['screws']);
  });

  it('are the same whether words are written as one, with a hyphen, or as two', () => {
    const phrases = (...texts: string[]): Partial<SymptomRecord> => ({ phrases: texts.map(phrase) });
    const words = symptomIndex([
      record('fd', 'CAN FD is refused', phrases('can fd does not work', 'canfd error')),
      record('zero', 'Wrong angles', phrases('zero position lost')),
      record('hot', 'A motor is hot', phrases('motor overheats')),
      record('late', 'A program waits', phrases('timeout of the motor')),
      record('plugin', 'The ROS plugin is missing', phrases('plugin fails')),
      record('lead', 'The plug is loose', phrases('plug is not pressed home')),
    ]);
    const first = (text: string) => findSymptoms(text, words)[0]?.record.id;
    for (const text of ['canfd', 'can-fd', 'CAN FD']) expect(findSymptoms(text, words).map(({ record: { id } }) => id)).toEqual(['fd']);
    expect(findSymptoms('canfd', words)[0]?.score).toBe(findSymptoms('can fd', words)[0]?.score);
    expect([first('zeroposition'), first('motor over-heats'), first('it over heats'), first('time out')]).toEqual([
      'zero',
      'hot',
      'hot',
      'late',
    ]);
    // Words that only stand next to each other are not joined.
    expect(first('cannot plug in')).toBe('lead');
    expect(first('motorplug')).toBeUndefined();
  });

  it('are not told apart by the model of a motor, nor by a number that none of them names', () => {
    const words = symptomIndex([
      record('red', 'The LED of a motor is red', {}),
      record('speed', 'The velocity of a DM4340 is wrong', { phrases: [phrase('dm4340 velocity')] }),
    ]);
    const first = (text: string) => findSymptoms(text, words)[0];
    expect([first('DM4340 red led')?.record.id, first('dm4340 velocity')?.record.id]).toEqual(['red', 'speed']);
    expect(first('DM4310 red led 0x00E 42')?.covered).toBeGreaterThan(0.9);
    expect(first('0x7FF')).toBeUndefined();
  });

  it('take a word that is right for what it is, not for a typing mistake', () => {
    const words = symptomIndex([record('more', 'more'), record('move', 'move')]);
    expect(findSymptoms('move ', words).map(({ record: { id } }) => id)).toEqual(['move']);
  });

  it('with a short message are found by nothing but that message', () => {
    expect(found('Enabled...')).toEqual(['enabled']);
    expect(findSymptoms('the motors are enabled but can1 is not', index).some(({ message }) => message !== null)).toBe(false);
  });

  it('are looked for in a long text, too, without reading all of it word by word', () => {
    const log = Array.from({ length: 5000 }, (_, line) => `  can0  011   [8]  11 83 27 7F F7 FF 00 ${line % 100}`);
    expect(found(['write: x', ...log.slice(0, 100), 'RTNETLINK answers: Operation not supported', ...log].join('\n'))[0]).toBe(
      'not-supported',
    );
  });
});

describe('symptoms that stand above all results of a search', () => {
  const leading = (query: string): string[] => leadingSymptoms(query, index).map(({ record: { id } }) => id);

  it('fit a query that tells of a failure', () => {
    expect(leading('motor does not respond')[0]).toBe('silent');
    expect(leading('RTNETLINK answers: Operation not supported')[0]).toBe('not-supported');
  });

  it('fit most words of it, but less of what a program has printed or somebody tells at length, which names much that no row knows', () => {
    expect(leading('conveyor behind the blue bench does not respond')).toEqual([]);
    expect(leading('[conveyor_node]: dead motor behind bench')[0]).toBe('silent');
    expect(leading('motor does not respond and candump shows no reply of the bench near the window')[0]).toBe('silent');
    expect(leading('dead motor behind the blue conveyor bench')).toEqual([]);
  });

  it.each(['motor opposite of dead motor', 'motor waiting for respond', 'motor respond err', 'motor respond jump'])(
    'know "%s" as a failure',
    (query) => expect(leading(query)[0]).toBe('silent'),
  );

  it('fit most words of a query that only says when it happens', () => {
    expect(leading('arm in teleoperation after start')[0]).toBe('vibrates');
    expect(leading('arm after start of the demo')).toEqual([]);
  });

  it.each(['motor', 'bit rate', 'end stops', 'no load speed', 'joint limits in radians', 'change the bit rate', ''])(
    'are none for "%s"',
    (query) => expect(leading(query)).toEqual([]),
  );
});

describe('symptoms for what somebody pasted', () => {
  it('say why they fit, the message first', () => {
    expect(fittingSymptoms('RTNETLINK answers: Device or resource busy', '', index)[0]).toMatchObject({
      record: { id: 'busy' },
      why: 'The text says “RTNETLINK answers: Device or resource busy”.',
    });
  });

  it('are those of an area, also where nothing is written yet', () => {
    expect(fittingSymptoms('', 'motor', index).map(({ record: { id } }) => id)).toEqual(['vibrates', 'enabled']);
    expect(fittingSymptoms('motor does not respond', 'motor', index).map(({ record: { area } }) => area)).not.toContain('bus');
    expect(fittingSymptoms('', '', index)).toEqual([]);
  });

  it('are none for words that say nothing', () => expect(fittingSymptoms('asdf qwer', '', index)).toEqual([]));
});
