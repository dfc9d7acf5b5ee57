import { css } from '@emotion/react';
import { useState } from 'react';
import type { BenchState } from './benchAddress';
import type { TableRegister } from '../../can/canTables';
import { findRegisters } from '../../can/compose/findRegisters';
import { hexNumber } from '../../can/text/frame';
import type { BusMotor } from '../../can/reading/bus';
import { fieldRow } from './benchStyle';
import { MotorFields } from './MotorFields';
import { RegisterDetails } from './RegisterDetails';
import type { PanelProps } from './panelProps';

interface FoundRegisterProps {
  readonly register: TableRegister;
  readonly motor: BusMotor;
  readonly motors: readonly BusMotor[];
  readonly state: BenchState;
  readonly onChange: (change: Partial<BenchState>) => void;
  /** Whether it is the only one: then it is open. */
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

/** A register in the list. What is in it is made when it is opened: there are dozens. */
function FoundRegister({ register, motor, motors, state, onChange, only }: FoundRegisterProps) {
  const [open, setOpen] = useState(only);
  const { number, name, meaning } = register;
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {number} <code>{hexNumber(number)}</code> <strong>{name}</strong>: {meaning}
      </summary>
      {open && <RegisterDetails register={register} motor={motor} motors={motors} state={state} onChange={onChange} />}
    </details>
  );
}

const countWords = (found: number, all: number, text: string): string => {
  if (text.trim() === '') return `All ${all} registers.`;
  if (found === 0)
    return 'No register fits. Type a name such as VMAX, a number such as 22, an address such as 0x16, or a word from its meaning.';
  return found === 1 ? '1 register fits.' : `${found} registers fit, the best first.`;
};

/** Looks registers up, and makes the frames that read and write them. It sends nothing. */
export function RegistersPanel({ tables, bus, state, onChange }: PanelProps) {
  const motor = bus.motors.find(({ sendId }) => sendId === state.motor) ?? bus.motors[0];
  if (!motor) return null;
  const found = findRegisters(tables.registers, state.register);
  const only = found.length === 1;
  return (
    <>
      <p>
        Look a register up, and copy the frames that read or write it. <strong>This page sends nothing itself.</strong>
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
          // The key opens it anew when it becomes the only one.
          <li key={`${register.number}${only ? ' only' : ''}`}>
            <FoundRegister register={register} motor={motor} motors={bus.motors} state={state} onChange={onChange} only={only} />
          </li>
        ))}
      </ul>
    </>
  );
}
