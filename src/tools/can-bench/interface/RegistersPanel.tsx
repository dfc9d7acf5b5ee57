import { css } from '@emotion/react';
import type { BenchState } from './benchAddress';
import type { TableRegister, BusMotor } from '../../../can/reading/bus';
import { composeFrame, isComposed } from '../../../can/compose/composeFrame';
import { isWritable, usualValue, findRegisters } from '../../../can/compose/registers';
import { expectedAnswer } from '../../../can/compose/expectedAnswer';
import { hexNumber } from '../../../can/formats/frame';
import { RegisterValue } from './ValueField';
import { SendLines, useComposed } from './SendLines';
import { useState } from 'react';
import { fieldRow } from './panel';
import { MotorFields, motorOf } from './MotorFields';
import type { PanelProps } from './panel';
import { typedFor, valuesAfter } from './registerValues';

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

/** Details of a register, and the frames that read and write it. */
function RegisterDetails({ register, motor, motors, state, onChange }: RegisterDetailsProps) {
  const { number, name, meaning, type, range, factory } = register;
  const usual = usualValue(number, motor);
  const value = typedFor(state, String(number));
  const values = { register: String(number), value };
  const command = { motor, motors, values, registers: [register] };
  const read = composeFrame({ ...command, kind: 'read' });
  const { composed: written, unmeant } = useComposed({ ...command, kind: 'write' });
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
        {factory !== '' && <dt>Factory value</dt>}
        {factory !== '' && <dd>{factory}</dd>}
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
            onChange={(text) =>
              onChange({ values: { ...valuesAfter(state, { register: String(number) }), register: String(number), value: text } })
            }
          />
          {isComposed(written) && <SendLines kind="write" frame={written} {...lines} />}
          {unmeant}
          <p>A value you write lasts until the motor loses power. To keep it, use “Save all registers” under Encode.</p>
        </>
      ) : (
        <p>{name} can only be read: no frame writes it.</p>
      )}
    </>
  );
}

interface FoundRegisterProps extends RegisterDetailsProps {
  /** Whether it is the only match, which starts open. */
  readonly only: boolean;
}

const list = css({
  '&&': { margin: 0, padding: 0, listStyle: 'none' },
  '&& > li': { margin: 0, borderTop: '1px solid var(--line)' },
  '& summary': {
    padding: 'var(--space-2) 0',
    minHeight: '2.75rem',
    cursor: 'pointer',
    fontSize: 'var(--size-s)',
    overflowWrap: 'anywhere',
  },
});

/** A register in the list. Renders its details only when opened, because there are dozens. */
function FoundRegister({ only, ...details }: FoundRegisterProps) {
  const [open, setOpen] = useState(only);
  const { number, name, meaning } = details.register;
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {number} <code>{hexNumber(number)}</code> <strong>{name}</strong>: {meaning}
      </summary>
      {open && <RegisterDetails {...details} />}
    </details>
  );
}

const countWords = (found: number, all: number, text: string): string => {
  if (text.trim() === '') return `All ${all} registers.`;
  if (found === 0)
    return 'No register matches. Type a name such as VMAX, a number such as 22, an address such as 0x16, or a word from its meaning.';
  return found === 1 ? '1 register fits.' : `${found} registers match, best first.`;
};

/** Searches registers, and composes the frames that read and write them. It sends nothing. */
export function RegistersPanel({ tables, bus, state, onChange }: PanelProps) {
  const motor = motorOf(bus, state);
  const found = findRegisters(tables.registers, state.register);
  const only = found.length === 1;
  return (
    <>
      <p>
        Look up a register, and copy the frames that read or write it. <strong>This page sends nothing itself.</strong>
      </p>
      <div css={fieldRow}>
        <label>
          Name, number or address
          <input
            type="search"
            value={state.register}
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            placeholder="VMAX, 22 or 0x16"
            onChange={({ target }) => onChange({ register: target.value })}
          />
        </label>
        <MotorFields bus={bus} state={state} onChange={onChange} />
      </div>
      <p role="status" aria-live="polite">
        {countWords(found.length, tables.registers.length, state.register)}
      </p>
      <ul css={list}>
        {found.map((register) => (
          // Another key opens it when it becomes the only match.
          <li key={`${register.number}${only ? ' only' : ''}`}>
            <FoundRegister register={register} motor={motor} motors={bus.motors} state={state} onChange={onChange} only={only} />
          </li>
        ))}
      </ul>
    </>
  );
}
