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
