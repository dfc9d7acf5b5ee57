import { readOutput, unreadPart } from '../output-parsers/readOutput';

const seen = (text: string): string[] => readOutput(text).map(({ seen: sign }) => sign);
const rows = (text: string): string[] => [...new Set(readOutput(text).flatMap(({ symptoms }) => symptoms))];

const port = (first: string, can: string, rates: string): string =>
  `20: can0: ${first} qdisc pfifo_fast state UP mode DEFAULT group default qlen 10\n    link/can  promiscuity 0 minmtu 0 maxmtu 0\n    can ${can}\n\t  ${rates}\n\t  clock 80000000 numtxqueues 1`;

const arm = 'bitrate 1000000 sample-point 0.750\n\t  dbitrate 5000000 dsample-point 0.750';
const up = '<NOARP,UP,LOWER_UP> mtu 72';

describe('the output of ip -details link show', () => {
  it.each([
    ['bus-off', up, '<FD> state BUS-OFF (berr-counter tx 248 rx 127) restart-ms 0', arm],
    ['bus-error-passive', up, '<FD> state ERROR-PASSIVE (berr-counter tx 0 rx 0) restart-ms 0', arm],
    ['bus-error-passive', up, '<FD> state ERROR-WARNING (berr-counter tx 100 rx 0) restart-ms 0', arm],
    ['bus-error-passive', up, '<FD> state ERROR-ACTIVE (berr-counter tx 8 rx 0) restart-ms 0', arm],
    ['bus-settings-lost', '<NOARP,ECHO> mtu 72', '<FD> state STOPPED restart-ms 0', arm],
    ['bus-discover-leaves-10m', up, '<FD> state ERROR-ACTIVE restart-ms 100', arm.replace('5000000', '10000000')],
    ['bus-wrong-rate', up, '<FD> state ERROR-ACTIVE restart-ms 0', arm.replace(' 1000000', ' 500000')],
  ])('shows %s', (row, first, can, rates) => expect(rows(port(first, can, rates))[0]).toBe(row));

  it('may be only its first line, even from the name on', () => {
    const line = (flags: string, mtu: number): string => `can0: <${flags}> mtu ${mtu} qdisc pfifo_fast state UP mode DEFAULT qlen 10`;
    expect(seen(line('NOARP,UP,LOWER_UP,ECHO', 72))).toEqual(['can0 is up, in CAN FD']);
    expect(rows(line('NOARP,ECHO', 72))[0]).toBe('bus-settings-lost');
    expect(rows('can0: <NOARP,UP,LOWER_UP,ECHO> state ERROR-PASSIVE')).toEqual(['bus-error-passive']);
    expect(seen(`4: ${line('NO-CARRIER,NOARP,UP,ECHO', 72).replace('state UP', 'state DOWN')}`)).toEqual([
      'that can0 is up without a carrier, as after bus-off',
    ]);
    expect(rows('can0: no such device')).toEqual([]);
    // A message about a port is left to the words.
    expect(unreadPart('can0: Failed to set it: Protocol error')).toContain('Protocol error');
    expect(unreadPart(line('NOARP,UP,LOWER_UP,ECHO', 72)).trim()).toBe('');
  });

  it('says first how often a port that restarts by itself has been off', () => {
    const heads = 're-started bus-errors arbit-lost error-warn error-pass bus-off';
    const restarting = (state: string, counts: string): string =>
      `${port(up, `<FD> state ${state} restart-ms 100`, arm).replace(/ numtxqueues.*/, '')}\n\t  ${heads}\n\t  ${counts}        numtxqueues 1`;
    expect(seen(restarting('ERROR-WARNING', '7          0          0          9          9          8'))).toEqual([
      'that can0 has been in BUS-OFF 8 times',
      'that can0 is in state ERROR-WARNING',
    ]);
    expect(seen(restarting('ERROR-ACTIVE', '1          0          0          1          1          1'))).toEqual([
      'that can0 has been in BUS-OFF 1 time',
    ]);
    expect(seen(restarting('ERROR-PASSIVE', '0          0          0          1          1          0'))).toEqual([
      'that can0 is in state ERROR-PASSIVE',
    ]);
  });

  it('is read for each CAN port', () => {
    const good = port(up, '<FD> state ERROR-ACTIVE restart-ms 0', arm);
    const off = port(up, '<FD> state BUS-OFF restart-ms 0', arm).replace('20: can0', '21: can1');
    expect(seen(`1: lo: <LOOPBACK> mtu 65536 state DOWN\n${good}\n${off}`)).toEqual([
      'can0 is up, in CAN FD, without errors',
      'that can1 is in state BUS-OFF',
    ]);
  });
});

describe('the output of candump', () => {
  const command = '  can0  TX - -  001   [8]  FF FF FF FF FF FF FF FD';
  const reply = '  can0  RX - -  011   [8]  01 83 27 7F F7 FF 00 00';

  it('shows commands without a reply, in every form of the lines', () => {
    const silent = 'commands, but no reply of a motor';
    for (const line of [
      command,
      'can0  001   [8]  FF FF FF FF FF FF FF FD',
      '(1763775300.012345) can0 001#FFFFFFFFFFFFFFFD',
      ` (000.000512)${command}`,
    ])
      expect(seen(line)).toEqual([silent]);
    expect(seen(`${command}\n${reply}`)).toEqual(['the motor answers, without a fault']);
  });

  it('shows the fault in the first byte of a reply', () => {
    expect(readOutput(reply.replace('01 83', '91 83'))).toEqual([
      { seen: 'fault 9 of the motor that answers as 0x11', symptoms: ['motor-fault-9', 'motor-led-blinking-red'], isHealthy: false },
    ]);
    expect(rows(reply.replace('01 83', 'E1 83'))).toEqual(['motor-led-blinking-red']);
  });

  it('shows replies at different rates, a motor that is silent, and one without a receive ID', () => {
    expect(rows(`${reply}\n  can0  RX B -  012  [08]  02 83 27 7F F7 FF 00 00`)).toEqual(['bus-mixed-rates-in-chain']);
    for (const mixed of [
      'can0  011   [8]  01 83 27 7F F7 FF 00 00\ncan0  012  [08]  02 83 27 7F F7 FF 00 00',
      '(1.0) can0 011#0183277FF7FF0000\n(1.1) can0 012##50283277FF7FF0000',
    ])
      expect(seen(mixed)).toEqual(['some replies in CAN FD and some in classic CAN']);
    expect(seen('can0  RX - -  011  [08]  01 83 27 7F F7 FF 00 00\ncan0  RX B -  012  [08]  02 83 27 7F F7 FF 00 00')).toEqual([
      'some replies at the higher data rate and some without it',
    ]);
    expect(seen(`${command}\n${reply}\n${command.replace('001', '003')}`)).toEqual(['no reply from 0x03']);
    expect(rows(`${command}\n  can0  RX - -  000   [8]  01 83 27 7F F7 FF 00 00`)).toContain('motor-wrong-reply-id');
  });

  it('shows error frames, and reads past colours and other lines', () => {
    expect(rows('DROPCOUNT: dropped 3 CAN frames\n  can0  20000004   [8]  00 08 00 00 00 00 60 00   ERRORFRAME')).toContain(
      'bus-error-passive',
    );
    expect(seen(`\u001b[1m${command}\u001b[0m`)).toHaveLength(1);
    expect(rows('what does can0 20000004 [8] 00 08 00 00 00 00 60 00 mean?')).toContain('bus-error-passive');
  });

  it('never takes an error frame for a motor', () => {
    const error = (id: string): string => `  can0  ${id}   [8]  00 08 00 80 00 00 60 00   ERRORFRAME`;
    expect(seen(error('20000004'))).toEqual(['error frames']);
    expect(seen(`${command}\n${reply}\n${error('20000004')}`)).toEqual(['error frames']);
    expect(seen(`${command}\n${error('20000014')}`)).toEqual(['error frames', 'commands, but no reply of a motor']);
    expect(seen('  can0  00000003   [8]  FF FF FF FF FF FF FF FD')).toEqual([]);
  });
});

it('text of other programs has no signs', () =>
  expect(readOutput('Traceback (most recent call last):\n  File "a.py", line 3\n12: foo\n')).toEqual([]));

describe('the IDs that the demo prints', () => {
  it('show which motors never answered, and nothing where all did', () => {
    const lines = (...ids: readonly number[]): string => ids.map((id, at) => `Arm Motor: ${at + 1} ID: ${id}`).join('\n');
    expect(seen(`${lines(-1, 18, -1)}\nGripper Motor: 8 ID: -1`)).toEqual(['that no ID came from motors 1, 3, 8']);
    expect(rows(lines(-1))).toEqual(['motor-check-minus-one']);
    expect(rows(`${lines(17, 18)}\nArm Motor: 1 position: -1`)).toEqual([]);
  });
});

describe('a log of another program', () => {
  it.each([
    ['motor-reads-minus-12', 'can0  RX - -  7FF   [8]  01 00 CC 00 00 00 00 00'],
    ['bus-off', '[ERROR] [1579272174.677474422]: Received error frame: 20000040#0000000000000000'],
  ])('shows %s, as the CAN bench does', (row, text) => expect(rows(text)[0]).toBe(row));
});

describe('the output of a healthy system', () => {
  const shows = (text: string): string[] => readOutput(text).flatMap((sign) => (sign.isHealthy ? [sign.seen] : []));
  const good = port(up, '<FD> state ERROR-ACTIVE (berr-counter tx 0 rx 0) restart-ms 0', arm);
  const counters = (...counts: readonly number[]): string =>
    `${good}\n\t  re-started bus-errors arbit-lost error-warn error-pass bus-off\n\t  ${counts.join('          ')}         numtxqueues 1`;

  it.each([
    ['can0 is up, in CAN FD, without errors', good],
    ['can0 is up, in CAN FD, without errors', counters(0, 0, 0, 0, 0, 0)],
    [
      'can0 is up, in classic CAN, without errors',
      port('<NOARP,UP,LOWER_UP> mtu 16', 'state ERROR-ACTIVE restart-ms 0', 'bitrate 1000000'),
    ],
    ['all ports are up', 'can0  UP  <NOARP,UP,LOWER_UP,ECHO>\ncan1  UP  <NOARP,UP,LOWER_UP,ECHO>'],
    ['all controllers are active', 'a_broadcaster  a_broadcaster/ABroadcaster  active\nb_controller  b_controller/BController  active'],
    ['2 motors answer, without a fault', 'can0  011   [8]  11 7F FF 7F F0 00 1C 1B\ncan0  012   [8]  12 80 13 7F F7 FF 1D 1B'],
    ['the workspace was built', 'Finished <<< a [1.21s]\n\nSummary: 1 package finished [1.3s]'],
  ])('is recognised: %s', (words, text) => expect(shows(text)).toEqual([words]));

  it('says how many frames the port has dropped', () =>
    expect(
      shows(`${good}\n    TX:  bytes packets errors dropped carrier collsns\n         18240    2280      0     417       0       0`),
    ).toEqual(['can0 is up, in CAN FD, without errors, but its device has dropped 417 frames']));

  it('is not seen in a queue that refuses frames, which leads to the full queue', () => {
    const queue = (dropped: number): string =>
      `qdisc pfifo_fast 0: root refcnt 2 bands 3 priomap 1 2 2 2 1 2 0 0 1 1 1 1 1 1 1 1\n Sent 3096 bytes 43 pkt (dropped ${dropped}, overlimits 0 requeues 0)\n backlog 0b 0p requeues 0`;
    expect(rows(queue(457))).toContain('bus-no-buffer-space');
    expect(shows(queue(457))).toEqual([]);
    expect(rows(queue(0))).toEqual([]);
  });

  it('is read in a text of blank lines, too', () => expect(shows('\n'.repeat(100_000))).toEqual([]));

  it.each([
    ['a port that was in bus-off', counters(0, 0, 0, 0, 0, 2)],
    [
      'a controller that is not active',
      'a_broadcaster  a_broadcaster/ABroadcaster  active\nb_controller  b_controller/BController  inactive',
    ],
    ['a build that failed', 'Failed <<< b [2 s]\nSummary: 1 package finished [1.3s]\n  1 package failed: b'],
    ['a long build that failed', `Summary: 1 package finished [1.3s]\n${'line\n'.repeat(5000)}1 package failed: b`],
    ['a description', 'the workspace builds, but nothing moves'],
  ])('is not that of %s', (_what, text) => expect(shows(text)).toEqual([]));
});
