import { readRecording } from '../reading/recording';
import { motorLine } from '../reading/verdict';
import { bus, recorded, rest, silentFrom } from './recordedRounds';
import type { Replies, Round } from './recordedRounds';

const verdictOf = (text: string) => readRecording(text, bus).verdict;

/** The sentence above the table. */
const sentence = (round: Round): string => verdictOf(recorded(round))?.words ?? '';

const others = (round: Round): string => (verdictOf(recorded(round))?.others ?? []).map(({ words }) => words).join('\n');

describe('what is wrong comes first', () => {
  it('bus-off, and whether motors answer again', () => {
    const off: Round = { behind: (round, time) => (round === 30 ? [`(${time}) can0 20000040#0000000000000000`] : []) };
    expect(sentence({ ...off, replies: silentFrom(31, 1, 2, 3, 4, 5, 6, 7, 8) })).toMatch(
      /^The port can0 leaves the bus \(bus-off\) at 0\.061 s \(line 497\), and nothing is received after that\.$/,
    );
    expect(sentence(off)).toMatch(/bus-off.* at 0\.061 s \(line 497\), and motors answer again from 0\.062 s/);
    expect(verdictOf(';$FILEVERSION=2.1\n 5 15.0 ST 1 - Rx - 4 00 00 00 10')?.words).toMatch(
      /^The port leaves the bus \(bus-off\) at line 2/,
    );
  });

  it('a fault code with its time, also one that heals, and the first of two', () => {
    const fault =
      (from: number, until: number): Replies =>
      (motor, round, usual) => [motor === 3 && round >= from && round < until ? { ...usual, status: 0xc } : usual];
    expect(sentence({ replies: fault(20, 60) })).toBe(
      'J3 reports fault C, overtemperature of the coil, from 0.041 s (line 331) to the end.',
    );
    expect(sentence({ replies: fault(20, 40) })).toBe(
      'J3 reports fault C, overtemperature of the coil, from 0.041 s (line 331) to 0.081 s (line 651).',
    );
    const two: Replies = (motor, round, usual) => [
      motor === 6 && round > 10 ? { ...usual, status: 0xd } : motor === 2 && round > 30 ? { ...usual, status: 9 } : usual,
    ];
    expect(sentence({ replies: two })).toMatch(/^J6 reports fault D, communication lost.* · J2 reports fault 9, undervoltage/);
  });

  it('motors that fall silent, to the end of the recording, with the cable that they share', () => {
    expect(sentence({ replies: silentFrom(30, 5, 6, 7, 8) })).toBe(
      'J5 to J8 stop answering at 0.059 s (line 477) and stay silent to the end, with 120 commands unanswered. They share the cable J4-J7 (motor J4 to motors J5, J6 and J7) and its plugs.',
    );
    expect(sentence({ replies: silentFrom(30, 8) })).toMatch(/^J8 stops answering.*It hangs on the cable J7-J8/);
    expect(sentence({ replies: silentFrom(30, 3, 4, 5, 6, 7, 8) })).toMatch(/^J3 to J8 stop.*the cable J3-J4/);
    expect(sentence({ replies: silentFrom(30, 6, 7, 8) })).toMatch(/^J6 to J8 stop.*the cable J4-J7/);
    expect(sentence({ replies: silentFrom(30, 4) })).toMatch(/^J4 stops.*Motors on the same cable answer, so look at its own plug, its ID/);
    expect(sentence({ replies: silentFrom(30, 2, 6) })).toMatch(/^J2 and J6 stop answering at .* unanswered\.$/);
    expect(sentence({ replies: silentFrom(30, 1, 2, 3, 4, 5, 6, 7, 8) })).toMatch(/^J1 to J8 stop.*look at its 24 V, the hub/);
    expect(sentence({ replies: silentFrom(0, 4) })).toMatch(/^J4 never answers, with 60 commands unanswered\./);
  });

  it('two replies a command, with the motor that misses', () => {
    const twice: Replies = (motor, _round, usual) => (motor === 4 ? [usual, { ...usual, q: -1.1 }] : motor === 5 ? [] : [usual]);
    expect(sentence({ replies: twice })).toBe('J4 answers twice to a command, and J5 never: two motors have the ID 4.');
    expect(others({ replies: twice })).toBe('');
    expect(sentence({ replies: twice, command: () => null })).toBe(
      'J4 answers twice as often as the others, and J5 never: two motors have the ID 4.',
    );
    expect(sentence({ replies: (motor, _round, usual) => (motor === 4 ? [usual, usual] : [usual]) })).toMatch(
      /^J4 answers twice to a command: two motors/,
    );
  });

  it('two replies a command of one motor, which don’t explain a silent half of the arm', () => {
    const replies: Replies = (motor, _round, usual) => (motor === 4 ? [usual, usual] : motor > 4 ? [] : [usual]);
    expect(sentence({ replies })).toMatch(/^J5 to J8 never answer, with 240 commands unanswered\. They share the cable J4-J7/);
    expect(others({ replies })).toBe('J4 answers twice to a command: two motors have the ID 4.');
    // A program that asks one motor more often than the others.
    expect(sentence({ command: () => null, replies: (motor, _round, usual) => (motor === 1 ? [usual, usual] : [usual]) })).toMatch(
      /without a fault/,
    );
  });

  it('a receive ID that was never set, or is that of another motor, or of none', () => {
    const as =
      (motorId: number, id: number): Replies =>
      (motor, _round, usual) => [motor === motorId ? { ...usual, id } : usual];
    expect(sentence({ replies: as(6, 0) })).toBe('J6 answers with the ID 000: its receive ID was never set.');
    expect(sentence({ replies: as(8, 0x11) })).toBe('A motor with the ID 8 answers as 011, the receive ID of J1.');
    expect(sentence({ replies: as(6, 0x26) })).toBe('J6 answers as 026 instead of 016: its receive ID is wrong.');
  });

  it('classic CAN among CAN FD, and the other way round', () => {
    const classic =
      (...motors: readonly number[]): Replies =>
      (motor, _round, usual) => [{ ...usual, fd: !motors.includes(motor) }];
    expect(sentence({ replies: classic(3) })).toBe('J3 answers in classic CAN, the others in CAN FD: register 35, the bit rate, differs.');
    expect(sentence({ replies: classic(1, 2, 3, 4, 6, 7, 8) })).toMatch(/^J5 answers in CAN FD, the others in classic CAN/);
    expect(sentence({ replies: classic(1, 2, 3, 4, 5, 6, 7, 8) })).toMatch(/without a fault/);
  });

  it('disabled while commanded, from when to when', () => {
    const off =
      (from: number, until: number): Replies =>
      (motor, round, usual) => [motor === 2 && round >= from && round < until ? { ...usual, status: 0 } : usual];
    expect(sentence({ replies: off(30, 60) })).toBe(
      'J2 is commanded, but disabled (status 0), from 0.061 s (line 490) to the end: it gives no torque.',
    );
    expect(sentence({ replies: off(0, 30) })).toMatch(
      /^J2 is commanded, but disabled \(status 0\), from 0\.001 s \(line 10\) to 0\.061 s \(line 490\)/,
    );
    expect(sentence({ replies: off(0, 2) })).toMatch(/without a fault/);
  });

  it('hot near its trip', () => {
    expect(sentence({ replies: (motor, _round, usual) => [{ ...usual, rotor: motor === 4 ? 92 : 60 }] })).toBe(
      'J4 is hot: coil 92 °C, driver 35 °C. It switches off at 100 and 120 °C.',
    );
    expect(sentence({ replies: (_motor, _round, usual) => [{ ...usual, rotor: 84, driver: 104 }] })).toMatch(
      /without a fault.*at most 104 °C/,
    );
  });

  it('outside its travel, with the turn that brings it inside', () => {
    const reads = (motorId: number, q: number): Round => ({
      replies: (motor, _round, usual) => [motor === motorId ? { ...usual, q } : usual],
    });
    expect(sentence(reads(1, -3.0543))).toBe(
      'J1 reads −3.055 rad (−175°) at 0 s (line 9), outside its travel. +2π gives 3.23 rad (185°): power cycle while it hangs, don’t zero.',
    );
    expect(sentence(reads(4, -5.2))).toMatch(/\+2π gives 1\.08 rad.*don’t zero\. J4 can’t turn that far, so a second fault is behind it/);
    expect(sentence(reads(4, -1.1))).toMatch(/and no full turn brings it inside: its zero is wrong/);
    // A left arm reaches what a right one doesn't.
    expect(sentence({ ...reads(1, -3.0543), port: 'can1' })).toMatch(/without a fault/);
  });

  it('a position that was a register reply', () =>
    expect(sentence({ command: (motor, round) => (motor === 4 && round === 30 ? -12.4676 : (rest[motor - 1] ?? 0)) })).toMatch(
      /^A program commands J4 to −12\.468 rad at 0\.06 s \(line 484\): that is a register reply taken for a position\. Stop the program\./,
    ));

  it('error frames, once for all that differ by their counters, and before single lost replies', () => {
    const errors: Round = {
      replies: (motor, round, usual) => (motor === round % 8 ? [] : [usual]),
      behind: (round, time) => [`(${time}) can0 20000088#00000800000000${(round + 16).toString(16)}`],
    };
    expect(sentence(errors)).toBe(
      '60 error frames from 0.001 s (line 17) to 0.119 s (line 968) (protocol-violation{tx-dominant-bit-error}; bus-error): frames are damaged on the wire. A missing termination is the first thing to check, then plugs and rates.',
    );
    expect(others(errors)).toBe('');
    expect(readRecording(recorded(errors), bus).summary.errors).toMatchObject([{ count: 60, counters: { tx: 0, rx: 75 } }]);
  });
});

describe('recordings that are not whole', () => {
  it('have silences that end', () => {
    const gap: Replies = (motor, round, usual) => (motor >= 5 && round >= 20 && round < 40 ? [] : [usual]);
    expect(sentence({ replies: gap })).toMatch(
      /^J5 to J8 don’t answer from 0\.039 s \(line 317\) to 0\.081 s \(line 573\), then answer again\. They share the cable J4-J7/,
    );
  });

  it('have motors that answer half of the time', () =>
    expect(sentence({ replies: (motor, round, usual) => (motor === 5 && round % 2 === 1 ? [] : [usual]) })).toBe(
      'J5 answers only 30 of 60 commands.',
    ));

  it('start and end within a round', () => {
    const whole = recorded({}).split('\n');
    expect(verdictOf(whole.slice(12, -5).join('\n'))).toMatchObject({ isGood: true });
    expect(verdictOf(whole.slice(5, -11).join('\n'))).toMatchObject({ isGood: true });
  });

  it('have only replies: who falls silent, and who misses', () => {
    const command = (): null => null;
    expect(sentence({ command })).toBe('J1 to J8 answer without a fault: 0 commands, 480 replies, at most 35 °C.');
    expect(sentence({ command, replies: silentFrom(30, 7, 8) })).toMatch(
      /^J7 and J8 stop answering at 0\.058 s .*and stay silent to the end\. They share the cable J4-J7/,
    );
    expect(others({ command, replies: silentFrom(30, 7, 8) })).toBe('');
    expect(others({ command, replies: silentFrom(20, 5, 6, 7, 8) })).toBe('');
    expect(sentence({ command, replies: silentFrom(0, 4) })).toMatch(/^J4 has no reply in the recording/);
    // An arm without a gripper.
    expect(sentence({ command, replies: silentFrom(0, 8) })).toMatch(/^J1 to J7 answer without a fault/);
  });

  it('have only commands', () => {
    expect(sentence({ replies: () => [] })).toBe('No motor answers: 480 commands to J1 to J8, and no reply in the recording.');
    expect(verdictOf('  can0  001   [8]  FF FF FF FF FF FF FF FC')?.words).toBe(
      'No motor answers: 1 command to J1, and no reply in the recording.',
    );
    expect(verdictOf('can0  RX - -  7FF   [8]  01 00 CC 00 00 00 00 00')?.words).toMatch(/^Line 1: This request was received/);
    // Lines that are still to be sent say nothing about the bus.
    expect(verdictOf('cansend can0 001#FFFFFFFFFFFFFFFC\ncansend can0 002#FFFFFFFFFFFFFFFC\n003#FFFFFFFFFFFFFFFC')).toBeNull();
  });

  it('have lost their times, as lines of candump -L without them', () => {
    expect(sentence({ hasTimes: false, replies: silentFrom(30, 5, 6, 7, 8) })).toMatch(
      /^J5 to J8 stop answering at line 477 and stay silent/,
    );
    expect(sentence({ hasTimes: false })).toBe('J1 to J8 answer without a fault: 480 commands, 480 replies, at most 35 °C.');
  });

  it('have one round: a sweep of requests, of which one is not answered', () => {
    const sweep = [
      'can0  7FF   [8]  01 00 CC 00 00 00 00 00',
      'can0  011   [8]  01 83 27 7F F7 FF 1E 1C',
      'can0  7FF   [8]  02 00 CC 00 00 00 00 00',
      'can0  7FF   [8]  03 00 CC 00 00 00 00 00',
      'can0  013   [8]  03 83 27 7F F7 FF 1E 1C',
    ];
    expect(verdictOf(sweep.join('\n'))?.words).toMatch(/^J2 never answers, with 1 command unanswered\. It hangs on the cable J1-J2/);
  });

  it('stop commanding some motors, which is no silence', () =>
    expect(
      sentence({
        command: (motor, round) => (motor > 4 && round > 30 ? null : (rest[motor - 1] ?? 0)),
        replies: silentFrom(31, 5, 6, 7, 8),
      }),
    ).toMatch(/without a fault/));

  it('have two ports, which are named', () => {
    const text = `${recorded({ port: 'can0' })}\n${recorded({ port: 'can2', replies: silentFrom(30, 8) })}`;
    expect(verdictOf(text)?.words).toMatch(/^J8 at can2 stops answering/);
  });
});

describe('two faults at once', () => {
  it('the worst is the sentence, and the other follows', () => {
    const both: Round = {
      replies: (motor, round, usual) => (motor >= 5 && round > 30 ? [] : [motor === 2 && round > 40 ? { ...usual, status: 0xd } : usual]),
    };
    expect(sentence(both)).toMatch(/^J2 reports fault D/);
    expect(others(both)).toMatch(/^J5 to J8 stop answering/);
    const mixed: Round = { replies: (motor, _round, usual) => [{ ...usual, fd: motor !== 3, rotor: motor === 6 ? 95 : 33 }] };
    expect(sentence(mixed)).toMatch(/^J3 answers in classic CAN/);
    expect(others(mixed)).toMatch(/^J6 is hot/);
  });
});

describe('a good verdict', () => {
  it('needs every line and word', () => {
    expect(verdictOf(recorded({}))).toMatchObject({
      isGood: true,
      words: 'J1 to J8 answer without a fault: 480 commands, 480 replies, at most 35 °C.',
    });
    for (const line of [
      'there is smoke from the hub board',
      '[  901.2] gs_usb 1-2:1.0 can0: bus-off',
      '(1.0) can0 011#1183277FF7FF1E1C the arm fell down',
    ]) {
      const verdict = verdictOf(`${recorded({ hasTimes: false })}\n${line}`);
      expect([line, verdict?.isGood, verdict?.words]).toEqual([
        line,
        false,
        expect.stringMatching(/^No fault in what was read, but 1 line could not be read in full\./),
      ]);
    }
  });

  it('is not given to frames that nobody sent', () =>
    expect(verdictOf(`${recorded({})}\n(1700000001.0) can0 123#0102`)?.isGood).toBe(false));
});

it('a motor is told in a line', () => {
  const { summary } = readRecording(
    recorded({ replies: (motor, round, usual) => [motor === 3 && round > 57 ? { ...usual, status: 0xc } : usual] }),
    bus,
  );
  expect(summary.motors.map((motor) => motorLine(motor, bus))[2]).toBe(
    'J3 at can0: 60 commands, 60 replies; fault C × 2, overtemperature of the coil at the end; driver 35 °C, rotor 33 °C at most; 0.3 to 0.3 rad; longest gap 2 ms',
  );
  const halfway = readRecording(recorded({ replies: silentFrom(30, 8) }), bus).summary.motors.map((motor) => motorLine(motor, bus));
  expect(halfway[7]).toMatch(/^J8 at can0: 60 commands, 30 replies; silent, was enabled;/);
});
