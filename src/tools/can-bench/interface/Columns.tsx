import { css } from '@emotion/react';
import { SelectField } from '../../../theme/controls/SelectField';
import { roleNames } from '../../../can/formats/columnNames';
import type { Role } from '../../../can/formats/columnNames';
import type { Column } from '../../../can/reading/recording';
import { fieldRow } from './panel';

// The type has the keys of the object.
const options = (Object.keys(roleNames) as Role[]).map((value) => ({ value, label: roleNames[value] }));

const isBytes = (role: Role): boolean => role.startsWith('data');

/** Columns that are chosen together: neighbours that hold a byte each. */
interface Group {
  readonly places: readonly number[];
  readonly name: string;
  readonly sample: string;
  readonly role: Role;
}

function groupsOf(columns: readonly Column[]): readonly Group[] {
  const groups: { places: number[]; first: Column; last: Column }[] = [];
  columns.forEach((column, place) => {
    const before = groups.at(-1);
    if (before && isBytes(column.role) && before.first.role === column.role) {
      before.places.push(place);
      before.last = column;
    } else groups.push({ places: [place], first: column, last: column });
  });
  return groups.map(({ places, first, last }) => {
    const name = (column: Column): string => column.name.trim() || `column ${columns.indexOf(column) + 1}`;
    return {
      places,
      name: first === last ? name(first) : `${name(first)} to ${name(last)}`,
      sample: places.map((place) => columns[place]?.sample ?? '').join(' '),
      role: first.role,
    };
  });
}

const taken = (groups: readonly Group[]): string =>
  groups
    .filter(({ role }) => role !== 'none')
    .map(({ name, role }) => `${roleNames[role]} from “${name}”`)
    .join('; ');

const box = css({
  margin: '0 0 var(--space-3)',
  fontSize: 'var(--size-s)',
  '& summary': { minHeight: 'max(2rem, var(--press))', cursor: 'pointer' },
  '& > div': { marginTop: 'var(--space-2)' },
  '& .sample': {
    display: 'block',
    marginTop: 'var(--space-1)',
    overflow: 'hidden',
    fontWeight: 'normal',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

interface ColumnsProps {
  readonly columns: readonly Column[];
  /** What the table doesn't state. */
  readonly questions: readonly string[];
  readonly isOpen: boolean;
  readonly onChoose: (roles: readonly Role[]) => void;
}

/** What was taken from each column of a table, for the reader to change. */
export function Columns({ columns, questions, isOpen, onChoose }: ColumnsProps) {
  if (columns.length === 0) return null;
  const groups = groupsOf(columns);
  const words = taken(groups);
  const choose = (group: Group, role: Role): void =>
    onChoose(columns.map((column, place) => (group.places.includes(place) ? role : column.role)));
  return (
    <details css={box} open={isOpen || undefined}>
      <summary>{words === '' ? 'No column was taken for IDs and bytes. Choose them' : `Columns: ${words}`}</summary>
      {questions.map((question) => (
        <p key={question}>{question.replace(/ \([\w]+\)/g, '')}</p>
      ))}
      <div css={fieldRow}>
        {groups.map((group) => (
          <div key={group.places[0]}>
            <SelectField label={group.name} value={group.role} options={options} onChange={(role) => choose(group, role)} />
            <code className="sample">{group.sample}</code>
          </div>
        ))}
      </div>
    </details>
  );
}
