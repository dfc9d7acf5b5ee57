import { messageTerms, stem, symptomTerms } from '../../../src/symptoms/symptomTerms';

describe('words that tell of a failure', () => {
  it('are compared without their endings', () => {
    expect(['move', 'moves', 'moving', 'moved'].map(stem)).toEqual(['mov', 'mov', 'mov', 'mov']);
    expect(['close', 'closes', 'closing', 'closed', 'raising', 'raise'].map(stem)).toEqual([
      'clos',
      'clos',
      'clos',
      'clos',
      'rais',
      'rais',
    ]);
    expect(['stopped', 'stops', 'bus', 'status', 'canfd5'].map(stem)).toEqual(['stop', 'stop', 'bus', 'status', 'canfd5']);
  });

  it('have no negations and small words among them, because a failure is one with and without', () => {
    expect(symptomTerms("the motor doesn't answer")).toEqual(symptomTerms('motor answers'));
    expect(symptomTerms('it is not there and I do not know why')).toEqual(['know']);
  });

  it('are one where people mean the same', () => {
    expect(symptomTerms('motor does not respond')).toEqual(symptomTerms('motors never reply'));
    expect(symptomTerms('wrong baud rate')).toEqual(symptomTerms('bitrate'));
    expect(symptomTerms('e-stop')).toEqual(symptomTerms('emergency'));
    expect(symptomTerms('lost, fell, worn')).toEqual(symptomTerms('loses falls wear'));
  });

  it('tell the system from what a program opens, and the library from the bus', () => {
    expect(symptomTerms('Windows')).not.toEqual(symptomTerms('window'));
    expect(symptomTerms('import openarm_can')).toEqual(symptomTerms('import OpenArmCAN'));
    expect(symptomTerms('openarm-can-cli')).toEqual(['can', 'cli']);
  });

  it.each([
    '  can0  011   [8]  11 83 27 7F F7 FF 00 00',
    ' (1436509052.249713)  can0  RX - -  7FF   [8]  01 00 33 0A 00 00 00 00',
    '(1436509052.249713) can0 011#1183277FF7FF0000',
    '20000088 [8] 00 00 08 00 00 00 00 00',
  ])('are none in the frame "%s", which says more by what it means', (frame) => {
    expect(symptomTerms(frame)).toEqual([]);
    expect(symptomTerms(`candump shows ${frame} forever`)).toEqual(symptomTerms('candump shows forever'));
  });

  it('do not tell one port from another', () => {
    expect(symptomTerms('can0 is down')).toEqual(symptomTerms('slcan3 is down'));
  });
});

describe('words of a message', () => {
  it('leave out what differs between computers: numbers, ports, folders, quotation marks and colours', () => {
    const terms = messageTerms('Cannot find device "can0"');
    expect(messageTerms('\u001b[31mCannot find device “can2”\u001b[0m')).toEqual(terms);
    expect(messageTerms('[ERROR] Could not find package: /home/user/ros2_ws/src/openarm_description')).toEqual(
      messageTerms('[ERROR] Could not find package: .../src/openarm_description'),
    );
    expect(messageTerms('Error: Queried Master ID (3) does not match provided recv_can_id (17)')).toEqual(
      messageTerms('Error: Queried Master ID (0) does not match provided recv_can_id (18)'),
    );
  });

  it('tell a number below zero, which stands for none, from others', () =>
    expect(messageTerms('Master ID (-1)')).not.toEqual(messageTerms('Master ID (0)')));

  it('keep negations, which a message is about', () => {
    expect(messageTerms('RTNETLINK answers: Operation not supported')).toContain('not');
  });
});
