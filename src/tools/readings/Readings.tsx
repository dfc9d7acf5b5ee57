import { css } from '@emotion/react';
import { useSyncExternalStore } from 'react';
import { armLabel, arms } from '../../site/buildUnits';
import { field } from '../../theme/controls/buttons';
import { keptValues } from '../../theme/state/keptValues';
import { storage } from '../../theme/state/storage';
import { media } from '../../theme/styles/media';
import type { Reading } from './definition';
import { longestValue, readMeasured, withValue } from './measured';
import type { Measured } from './measured';

const kept = keptValues(readMeasured);
const key = 'readings-values';
const none: Measured = {};

/** A table on wide screens, cards on phones; small enough for one A4 sheet in print. */
const style = css({
  margin: 'var(--space-4) 0',
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: 'var(--size-s)' },
  '& caption': { textAlign: 'left', fontWeight: 'var(--weight-strong)', padding: 'var(--space-2) 0' },
  '& :is(th, td)': { padding: 'var(--space-2)', borderTop: '1px solid var(--line)', textAlign: 'left', verticalAlign: 'top' },
  '& input': { ...field, width: '5rem', minHeight: '2.2rem' },
  [media.narrow]: {
    '@media screen': {
      '& thead': { display: 'none' },
      '& tr': { display: 'grid', gridTemplateColumns: '1fr 1fr', borderTop: '2px solid var(--line)', padding: 'var(--space-2) 0' },
      '& :is(th, td)': { gridColumn: '1 / -1', border: 0, padding: 'var(--space-1) 0' },
      '& td': { display: 'grid', gridTemplateColumns: '6rem 1fr' },
      '& td.same': { display: 'none' },
      '& td::before': { content: 'attr(data-heading)', color: 'var(--text-soft)', fontSize: 'var(--size-xs)' },
      '& td.measured': { gridColumn: 'auto', display: 'block' },
      '& input': { width: '100%', boxSizing: 'border-box', minHeight: '2.75rem' },
      '& td.measured + td.measured': { paddingLeft: 'var(--space-2)' },
    },
  },
  [media.print]: {
    margin: 0,
    '& table': { fontSize: '6.4pt', lineHeight: 1.05 },
    '& caption': { padding: 0 },
    '& :is(th, td)': { padding: '0.4pt 3pt' },
    // Most words are in the last column before the fields.
    '& thead th:nth-of-type(3)': { width: '22%' },
    '& thead th:nth-of-type(5)': { width: '33%' },
    '& td.same': { color: 'transparent' },
    '& input': { width: '34pt', minHeight: 0, height: '9.5pt', border: '0.5pt solid', borderRadius: 0, padding: '0 2pt', font: 'inherit' },
    '& tr': { breakInside: 'avoid' },
    '& p': { display: 'none' },
  },
});

/** Fields of a reading: one for each arm. */
const fields = arms.length > 0 ? arms.map((arm) => ({ unit: arm, label: armLabel(arm) })) : [{ unit: 'arm', label: 'Measured' }];

/** Readings with a field for what each arm shows. Values stay in this browser. */
export function Readings({ title, readings }: { readonly title?: string; readonly readings?: readonly Reading[] }) {
  const measured = useSyncExternalStore(
    kept.hear,
    () => kept.get(key),
    () => none,
  );
  const count = Object.keys(measured).length;
  return (
    <div css={style}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {['No', 'Plugged in', 'Probes', 'Expect', 'Otherwise', ...fields.map(({ label }) => label)].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(readings ?? []).map(({ id, plugged, probes, expect, otherwise }) => (
            <tr key={id} id={id.toLowerCase()}>
              <th scope="row">{id}</th>
              <td className={plugged === '' ? 'same' : undefined} data-heading="Plugged in">
                {plugged || 'The same'}
              </td>
              <td data-heading="Probes">{probes}</td>
              <td data-heading="Expect">
                <strong>{expect}</strong>
              </td>
              <td data-heading="Otherwise">{otherwise}</td>
              {fields.map(({ unit, label }) => (
                <td key={unit} className="measured" data-heading={label}>
                  <input
                    type="text"
                    aria-label={`${id}, ${label}`}
                    maxLength={longestValue}
                    autoComplete="off"
                    value={measured[`${id}.${unit}`] ?? ''}
                    onChange={(event) => kept.keep(key, withValue(measured, `${id}.${unit}`, event.target.value))}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        What you enter stays in this browser and is printed with the page.{' '}
        {count > 0 && (
          <button type="button" css={field} onClick={() => window.confirm(`Clear ${count} readings?`) && kept.keep(key, null)}>
            Clear all readings
          </button>
        )}
        {count > 0 && !storage.canKeep() && ' This browser keeps nothing: print the page before you close it.'}
      </p>
    </div>
  );
}
