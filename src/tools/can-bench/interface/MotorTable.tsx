import type { TablePort } from '../../../can/reading/bus';
import type { MotorSummary, Summary } from '../../../can/reading/summary';
import { ScrollTable } from '../../../theme/text/ScrollTable';
import { SmartLink } from '../../../theme/controls/SmartLink';
import { portWords, shortNumber } from './words';
import { symptomHref } from '../../../site/symptomAreas';
import { isSilent } from '../../../can/reading/silence';
import { faultLead, rowOfLead } from '../../../can/reading/leads';
import type { Lead } from '../../../can/reading/leads';

interface MotorTableProps {
  readonly summary: Summary;
  readonly statusWords: ReadonlyMap<number, string>;
  /** Ports of a set of four arms. */
  readonly ports: readonly TablePort[];
}

/** Link to the explanation of what a recording shows. */
export const leadHref = (lead: Lead): string => symptomHref(rowOfLead(lead));

const angle = (value: number | undefined): string => (value === undefined ? '–' : `${shortNumber(value, 3)} rad`);

function Faults({ motor, statusWords }: { readonly motor: MotorSummary } & Pick<MotorTableProps, 'statusWords'>) {
  const { faults, lastStatus } = motor;
  const found = Object.entries(faults);
  if (found.length === 0 && isSilent(motor))
    return <>silent{lastStatus !== null && `, was ${statusWords.get(lastStatus) ?? 'not assigned'}`}</>;
  if (found.length === 0) return <>{lastStatus === null ? '–' : (statusWords.get(lastStatus) ?? 'not assigned')}</>;
  return (
    <>
      {found.map(([status, count], index) => (
        <span key={status}>
          {index > 0 && ', '}
          <SmartLink href={leadHref(faultLead(Number(status)))}>{statusWords.get(Number(status)) ?? `status ${status}`}</SmartLink> ×{' '}
          {count}
        </span>
      ))}
    </>
  );
}

const namedPorts = (ports: readonly TablePort[], armOf: (port: TablePort) => string): string =>
  ports
    .filter((port) => armOf(port) !== '')
    .map((port) => `${port.port} is the ${armOf(port)}`)
    .join(', ');

/** The arm of a port depends on the number of arms. */
function ArmNote({ ports, known }: { readonly ports: readonly string[]; readonly known: readonly TablePort[] }) {
  const seen = known.filter(({ port }) => ports.includes(port));
  const [ofFour, ofPair] = [namedPorts(seen, ({ arm }) => arm), namedPorts(seen, ({ armOfPair }) => armOfPair)];
  if (ofFour === '') return null;
  return (
    <p className="soft">
      In a set of four arms, {ofFour}. {ofPair !== '' && `With one pair only, ${ofPair}.`}
    </p>
  );
}

// On a phone, only the first columns are in view.
const heads = [
  'Motor',
  'Status',
  'Commands',
  'Replies',
  'States per second',
  'Longest gap',
  'Hottest driver, rotor',
  'Position, first and last',
];

/** Table of a recording's motors, and its error frames. */
export function MotorTable({ summary, statusWords, ports: known }: MotorTableProps) {
  const ports = [...new Set(summary.motors.map(({ port }) => port))];
  return (
    <>
      {summary.motors.length > 0 && (
        <>
          <h3>Motors</h3>
          <ScrollTable label="Motors" heads={heads}>
            <tbody>
              {summary.motors.map((motor) => (
                <tr key={`${motor.port} ${motor.motorId}`}>
                  <th scope="row">
                    {motor.joint} <span className="soft">{portWords(motor.port)}</span>
                  </th>
                  <td>
                    <Faults motor={motor} statusWords={statusWords} />
                  </td>
                  <td>{motor.commands}</td>
                  <td>{motor.replies}</td>
                  <td>{motor.rate === null ? '–' : shortNumber(motor.rate, 1)}</td>
                  <td>{motor.gap ? `${shortNumber(motor.gap.seconds * 1000, 1)} ms at ${shortNumber(motor.gap.from, 3)} s` : '–'}</td>
                  <td>{motor.states > 0 ? `${motor.hottestDriver}, ${motor.hottestRotor} °C` : '–'}</td>
                  <td>
                    {angle(motor.first?.q)} → {angle(motor.last?.q)}
                  </td>
                </tr>
              ))}
            </tbody>
          </ScrollTable>
          <ArmNote ports={ports} known={known} />
        </>
      )}
      {summary.unknown > 0 && (
        <p>
          {summary.unknown} {summary.unknown === 1 ? 'frame belongs' : 'frames belong'} to no motor: the list says why.
        </p>
      )}
      {summary.errors.length > 0 && (
        <ul>
          {summary.errors.map(({ words, count, counters }) => (
            <li key={words}>
              Error frame × {count}: {words}
              {counters && `, counters up to ${counters.tx} while sending and ${counters.rx} while receiving`}.
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
