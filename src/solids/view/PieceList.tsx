import type { SolidName } from '../../model/solidScene';
import type { StepPiece } from '../engine/stepPieces';
import { SmartLink } from '../../theme/controls/SmartLink';

interface PieceListProps {
  readonly pieces: readonly StepPiece[];
  readonly names: readonly SolidName[];
  /** Indices of the hidden names. */
  readonly hidden: ReadonlySet<number>;
  /** Index of the highlighted name, -1 for none. */
  readonly marked: number;
  readonly onHide: (hidden: ReadonlySet<number>) => void;
  readonly onMark: (name: number) => void;
}

/** Names of pieces with their quantities, new pieces first. */
function counted(pieces: readonly StepPiece[]): { readonly name: number; readonly count: number }[] {
  const order = { added: 0, driven: 1, built: 2 } as const;
  const counts = new Map<number, { name: number; count: number; tone: number }>();
  for (const { name, tone } of pieces) {
    const entry = counts.get(name) ?? { name, count: 0, tone: order[tone] };
    counts.set(name, { ...entry, count: entry.count + 1, tone: Math.min(entry.tone, order[tone]) });
  }
  return [...counts.values()].sort((a, b) => a.tone - b.tone);
}

/** Names the piece under the pointer or pressed, and lists all pieces, to hide some or to isolate one. */
export function PieceList({ pieces, names, hidden, marked, onHide, onMark }: PieceListProps) {
  const shown = counted(pieces);
  const entry = names[marked];
  const without = (name: number): ReadonlySet<number> => new Set([...hidden].filter((other) => other !== name));
  const alone = (name: number): ReadonlySet<number> => new Set(shown.map((other) => other.name).filter((other) => other !== name));
  return (
    <>
      <p className="solid-named" role="status">
        {entry ? (
          <>
            {entry.href ? <SmartLink href={entry.href}>{entry.name}</SmartLink> : entry.name}
            {entry.id !== entry.name && <span> {entry.id}</span>}
          </>
        ) : (
          'Press a part to see its name.'
        )}
        {entry && (
          <>
            {' '}
            <button type="button" onClick={() => onHide(new Set([...hidden, marked]))}>
              Hide
            </button>
            <button type="button" onClick={() => onHide(alone(marked))}>
              Show alone
            </button>
          </>
        )}
        {hidden.size > 0 && (
          <button type="button" onClick={() => onHide(new Set())}>
            Show all
          </button>
        )}
      </p>
      <details>
        <summary>Parts in this view</summary>
        <ul>
          {shown.map(({ name, count }) => (
            <li key={name}>
              <label>
                <input
                  type="checkbox"
                  checked={!hidden.has(name)}
                  onChange={({ currentTarget }) => onHide(currentTarget.checked ? without(name) : new Set([...hidden, name]))}
                />
                {count > 1 && `${count} × `}
                {names[name]?.name}
              </label>
              <button
                type="button"
                aria-label={`Mark ${names[name]?.name ?? ''}`}
                aria-pressed={marked === name}
                onClick={() => onMark(marked === name ? -1 : name)}
              >
                Mark
              </button>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
