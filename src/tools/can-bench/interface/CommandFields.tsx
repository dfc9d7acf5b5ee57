import { css } from '@emotion/react';
import type { BenchState } from './benchAddress';
import type { CanTables, BusMotor } from '../reading/bus';
import { fieldsFor, typedText } from '../compose/composeFields';
import { isComposed } from '../compose/composeFrame';
import type { Composed } from '../compose/composeFrame';
import { isWritable } from '../compose/composeWrite';
import { hexNumber } from '../formats/frame';
import { fieldRow } from './panel';
import { RegisterValue, ValueField } from './ValueField';

interface CommandFieldsProps {
  readonly tables: CanTables;
  readonly state: BenchState;
  readonly motor: BusMotor;
  readonly composed: Composed;
  readonly onChange: (change: Partial<BenchState>) => void;
}

const wide = css({ '& > label': { gridColumn: '1 / -1' } });

const problemOf = (composed: Composed, name: string): string | undefined =>
  isComposed(composed) ? undefined : composed.problems.find((problem) => problem.name === name)?.problem;

/** Fields for the values of a command, if it has any. */
export function CommandFields({ tables, state, motor, composed, onChange }: CommandFieldsProps) {
  const { kind, values } = state;
  const isWrite = kind === 'write';
  const setValues = (change: Readonly<Record<string, string>>): void => onChange({ values: { ...values, ...change } });
  const registers = isWrite ? tables.registers.filter(isWritable) : tables.registers;
  const register = registers.find(({ number }) => String(number) === typedText(values, 'register'));
  return (
    <>
      {fieldsFor(kind, motor).map((field) => (
        <ValueField
          key={field.name}
          field={field}
          text={typedText(values, field.name)}
          problem={problemOf(composed, field.name)}
          arrives={isComposed(composed) ? composed.arrives.find(({ name }) => name === field.name)?.words : undefined}
          onChange={(text) => setValues({ [field.name]: text })}
        />
      ))}
      {(isWrite || kind === 'read') && (
        <div css={[fieldRow, wide]}>
          <label>
            Register
            <select
              value={register ? String(register.number) : ''}
              // A value for one register must not stay for the next.
              onChange={({ target }) => setValues({ register: target.value, value: '' })}
            >
              {!register && <option value="">Choose a register</option>}
              {registers.map(({ number, name, meaning }) => (
                <option key={number} value={String(number)}>
                  {number} ({hexNumber(number)}) {name}: {meaning}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
      {isWrite && register && (
        <RegisterValue
          register={register}
          text={typedText(values, 'value')}
          problem={problemOf(composed, 'value')}
          onChange={(value) => setValues({ value })}
        />
      )}
    </>
  );
}
