import { useId } from 'react';
import { css } from '@emotion/react';
import type { TableRegister } from '../../can/canTables';
import { field } from '../controls/field';

interface RegisterValueProps {
  readonly register: TableRegister;
  readonly text: string;
  readonly problem: string | undefined;
  readonly onChange: (text: string) => void;
}

const box = css({
  margin: '0 0 var(--space-3)',
  '& label': { display: 'block', marginBottom: 'var(--space-1)', fontSize: 'var(--size-s)', fontWeight: 'var(--weight-medium)' },
  '& input': { ...field, width: '100%', maxWidth: '14rem', minHeight: '2.75rem' },
  '& p': { margin: 'var(--space-1) 0 0', color: 'var(--text-soft)' },
});

const withRange = ({ name, range }: TableRegister): string => `New value of ${name}${range === '' ? '' : `, ${range}`}`;

/** The value that a register gets. What is wrong with it is told; nothing is wrong before somebody types. */
export function RegisterValue({ register, text, problem, onChange }: RegisterValueProps) {
  const id = useId();
  return (
    <div css={box}>
      <label htmlFor={`${id}-value`}>{withRange(register)}</label>
      <input
        type="text"
        id={`${id}-value`}
        value={text}
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={problem !== undefined && text !== ''}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-note`}>{problem}</p>
    </div>
  );
}
