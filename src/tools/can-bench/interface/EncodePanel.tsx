import { css } from '@emotion/react';
import { CopyLines } from '../../../theme/controls/CopyLines';
import { SelectField } from '../../../theme/controls/SelectField';
import { codeLines } from '../../../can/compose/codeLines';
import { fieldsFor, sentKinds, typedText } from '../../../can/compose/composeFields';
import { meantEnds } from '../../../can/compose/judgement';
import { isComposed } from '../../../can/compose/composeFrame';
import type { Composed, ComposedFrame } from '../../../can/compose/composeFrame';
import { isWritable } from '../../../can/compose/registers';
import { expectedAnswer } from '../../../can/compose/expectedAnswer';
import { hexNumber, hexText, screenText } from '../../../can/formats/frame';
import type { BusMotor, CanTables, KnownBus } from '../../../can/reading/bus';
import { kindNames } from '../../../can/reading/reading';
import { assumedLimits } from '../../../can/reading/bus';
import { choicesOf } from './benchAddress';
import type { BenchState } from './benchAddress';
import { MotorFields, motorOf } from './MotorFields';
import { fieldRow } from './panel';
import type { PanelProps } from './panel';
import { SendLines, useComposed } from './SendLines';
import { valuesAfter } from './registerValues';
import { RegisterValue, ValueField } from './ValueField';

interface CommandFieldsProps {
  readonly tables: CanTables;
  readonly state: BenchState;
  readonly motor: BusMotor;
  readonly composed: Composed;
  readonly onChange: (change: Partial<BenchState>) => void;
}

const commands = sentKinds.map((value) => ({ value, label: kindNames[value] }));

const wide = css({ '& > label': { gridColumn: '1 / -1' } });

const problemOf = (composed: Composed, name: string): string | undefined =>
  isComposed(composed) ? undefined : composed.problems.find((problem) => problem.name === name)?.problem;

/** Fields for the values of a command, if it has any. */
function CommandFields({ tables, state, motor, composed, onChange }: CommandFieldsProps) {
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
          ends={meantEnds(field, motor)}
          text={typedText(values, field.name)}
          problem={problemOf(composed, field.name)}
          arrives={isComposed(composed) ? composed.arrives.find(({ name }) => name === field.name)?.words : undefined}
          onChange={(text) => setValues({ [field.name]: text })}
        />
      ))}
      {(isWrite || kind === 'read') && (
        <div css={[fieldRow, wide]}>
          <SelectField
            label="Register"
            value={register ? String(register.number) : ''}
            options={[
              ...(register ? [] : [{ value: '', label: 'Choose a register' }]),
              ...registers.map(({ number, name, meaning }) => ({
                value: String(number),
                label: `${number} (${hexNumber(number)}) ${name}: ${meaning}`,
              })),
            ]}
            onChange={(chosen) => onChange({ values: valuesAfter(state, { register: chosen }) })}
          />
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

interface MadeProps {
  readonly tables: CanTables;
  readonly bus: KnownBus;
  readonly state: BenchState;
  readonly motor: BusMotor;
  readonly frame: ComposedFrame;
}

const bytesOf = ({ data }: ComposedFrame): string[] => Array.from(data, (byte) => hexText([byte]));

/** Lines that send a frame, and the expected reply. */
function Made({ tables, bus, state, motor, frame }: MadeProps) {
  const { kind, port } = state;
  const code = codeLines({ kind, motor, motors: bus.motors, limitSets: tables.limitSets, port, bus: state.bus, asked: frame.asked });
  const answer = expectedAnswer(kind, motor, frame, state.bus);
  // A velocity of 0 is the same with all limits.
  const assumed = kind === 'mit' && frame.asked.dq !== 0 ? assumedLimits(tables, choicesOf(state, tables), [motor.joint]) : undefined;
  return (
    <>
      <h3>Send it yourself</h3>
      {assumed !== undefined && <p>{assumed}</p>}
      <SendLines kind={kind} motor={motor} frame={frame} port={port} bus={state.bus} />
      {code.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {code.samples.map(({ language, lines, since }) => (
        <CopyLines key={language} label={language} about={since} lines={lines} />
      ))}
      <h3>What the motor answers</h3>
      {answer.frame !== null && (
        <p>
          <code>{answer.frame}</code>
        </p>
      )}
      {answer.words.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </>
  );
}

/** Composes a command: its bytes, the lines that send it, and the expected reply. It sends nothing. */
export function EncodePanel({ tables, bus, state, onChange }: PanelProps) {
  const { kind, values } = state;
  const motor = motorOf(bus, state);
  const { composed, unmeant } = useComposed({ kind, motor, motors: bus.motors, values, registers: tables.registers });
  const problems = isComposed(composed) ? [] : composed.problems.map(({ label, problem }) => `${label}: ${problem}`);
  return (
    <>
      <p>
        Choose a motor and a command: you get its bytes and the lines that send it. <strong>This page sends nothing itself.</strong>
      </p>
      <div css={fieldRow}>
        <MotorFields bus={bus} state={state} onChange={onChange} />
        <SelectField label="Command" value={kind} options={commands} onChange={(chosen) => onChange({ kind: chosen })} />
      </div>
      <CommandFields tables={tables} state={state} motor={motor} composed={composed} onChange={onChange} />
      <p role="status" aria-live="polite">
        {isComposed(composed) ? (
          <>
            {kindNames[kind]} for {motor.joint}: <code>{screenText(composed.id, bytesOf(composed), state.bus)}</code>
          </>
        ) : (
          `${composed.canBeMeant ? 'Refused' : 'No frame yet'}. ${problems.join(' ')}`
        )}
      </p>
      {unmeant}
      {isComposed(composed) && <Made tables={tables} bus={bus} state={state} motor={motor} frame={composed} />}
    </>
  );
}
