import { css } from '@emotion/react';
import type { BenchState } from './benchAddress';
import type { SentKind } from '../../can/compose/sentKinds';
import type { TableRegister } from '../../can/canTables';
import { composeFrame, isComposed } from '../../can/compose/composeFrame';
import type { Composed } from '../../can/compose/composeFrame';
import { isWritable } from '../../can/compose/composeWrite';
import { expectedAnswer } from '../../can/compose/expectedAnswer';
import { hexNumber } from '../../can/text/frame';
import { usualValue } from '../../can/compose/usualValue';
import type { BusMotor } from '../../can/reading/bus';
import { RegisterValue } from './RegisterValue';
import { SendLines } from './SendLines';

interface RegisterDetailsProps {
  readonly register: TableRegister;
  readonly motor: BusMotor;
  readonly motors: readonly BusMotor[];
  readonly state: BenchState;
  readonly onChange: (change: Partial<BenchState>) => void;
}

const facts = css({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: 'var(--space-1) var(--space-3)',
  fontSize: 'var(--size-s)',
  '& dt': { color: 'var(--text-soft)' },
  '&& dd, &&': { margin: 0 },
  '&&': { marginBottom: 'var(--space-3)' },
});

const typeWords: Readonly<Record<string, string>> = { uint32: 'whole number (uint32)', float: 'float32' };

const heading = css({ '&&': { margin: '0 0 var(--space-2)', fontSize: 'var(--size-s)', fontWeight: 'var(--weight-strong)' } });

/** What a register is, the frame that reads it, and the one that writes it. */
export function RegisterDetails({ register, motor, motors, state, onChange }: RegisterDetailsProps) {
  const { number, name, meaning, type, range } = register;
  const usual = usualValue(number, motor);
  const isChosen = state.values.register === String(number);
  // A value that was typed for another register is none for this one.
  const value = isChosen ? (state.values.value ?? '') : '';
  const values = { register: String(number), value };
  const make = (kind: SentKind): Composed => composeFrame({ kind, motor, motors, values, registers: [register] });
  const [read, written] = [make('read'), make('write')];
  const lines = { motor, port: state.port, bus: state.bus };
  const answer = isComposed(read) ? expectedAnswer('read', motor, read, state.bus) : null;
  return (
    <>
      <dl css={facts}>
        <dt>Number</dt>
        <dd>
          {number}, <code>{hexNumber(number)}</code>
        </dd>
        <dt>Meaning</dt>
        <dd>{meaning}</dd>
        <dt>Type</dt>
        <dd>{typeWords[type] ?? type}</dd>
        <dt>Access</dt>
        <dd>{isWritable(register) ? 'can be read and written' : 'can only be read'}</dd>
        {range !== '' && <dt>Range</dt>}
        {range !== '' && <dd>{range}</dd>}
        {usual !== null && <dt>In OpenArm</dt>}
        {usual !== null && <dd>{usual}</dd>}
      </dl>
      <p css={heading}>
        Read {name} of {motor.joint}
      </p>
      {isComposed(read) && <SendLines kind="read" frame={read} {...lines} />}
      {answer?.frame && (
        <p>
          Expected answer: <code>{answer.frame}</code>. {answer.words.join(' ')}
        </p>
      )}
      {isWritable(register) ? (
        <>
          <p css={heading}>
            Write {name} of {motor.joint}
          </p>
          <RegisterValue
            register={register}
            text={value}
            problem={isComposed(written) ? undefined : written.problems[0]?.problem}
            onChange={(text) => onChange({ values: { ...state.values, register: String(number), value: text } })}
          />
          {isComposed(written) && <SendLines kind="write" frame={written} {...lines} />}
          <p>A written value lasts until the motor loses power. “Save all registers”, under Encode, keeps it.</p>
        </>
      ) : (
        <p>{name} can only be read: no frame writes it.</p>
      )}
    </>
  );
}
