import { choiceNames, choicesOf, maxCount, setLabel, setsOf } from '../../model/parts';
import type { Part } from '../../model/parts';
import { sortHeadings } from './sortHeadings';

const choiceLabels = { material: 'Material', process: 'Process', supplier: 'Supplier' } as const;

/**
 * Controls of a table of parts as plain HTML. What they do is loaded when the page has arrived (usePartsTools); without
 * JavaScript they are not shown.
 */
export function PartsTools({ parts, status }: { readonly parts: readonly Part[]; readonly status: string }) {
  return (
    <form data-parts-tools="">
      <label className="text">
        Filter <input type="search" name="text" placeholder="Name, number, shape …" autoComplete="off" />
      </label>
      {choiceNames.map((name) => {
        const values = choicesOf(parts, name);
        return values.length === 0 ? null : (
          <label key={name}>
            {choiceLabels[name]}{' '}
            <select name={name}>
              <option value="">all</option>
              {values.map((value) => (
                <option key={value}>{value}</option>
              ))}
            </select>
          </label>
        );
      })}
      <label className="narrow">
        Sort by{' '}
        <select name="sort">
          <option value="">order of the list</option>
          {sortHeadings.flatMap(({ column, label }) => [
            <option key={column} value={column}>{`${label}, ascending`}</option>,
            <option key={`-${column}`} value={`-${column}`}>{`${label}, descending`}</option>,
          ])}
        </select>
      </label>
      <fieldset>
        <label>
          Quantity for <input type="number" name="count" min={1} max={maxCount} step={1} defaultValue={1} aria-label="Number of sets" /> ×
        </label>{' '}
        <select name="set" aria-label="Set">
          {setsOf(parts).map((set) => (
            <option key={set} value={set}>
              {setLabel(set, parts)}
            </option>
          ))}
        </select>
      </fieldset>
      <div className="buttons">
        <button type="button" name="order">
          Copy order list
        </button>
        <button type="button" name="csv">
          Download shown rows
        </button>
        <button type="reset">Reset</button>
      </div>
      <p role="status">{status}</p>
    </form>
  );
}
