import type { Scheme } from '../../impedance/messages';
import { choiceRow } from '../controls/toolBox';
import { schemeWords } from './schemeWords';

interface SchemeFieldProps {
  readonly scheme: Scheme;
  readonly onChange: (scheme: Scheme) => void;
}

/** How spring and damper are computed: what chatters here need not chatter on a real arm. */
export function SchemeField({ scheme, onChange }: SchemeFieldProps) {
  return (
    <>
      <div css={choiceRow}>
        <label>
          Spring and damper
          {/* The values are those of the options. */}
          <select value={scheme} onChange={({ target }) => onChange(target.value as Scheme)}>
            {Object.entries(schemeWords).map(([name, { label }]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p>{schemeWords[scheme].note}</p>
    </>
  );
}
