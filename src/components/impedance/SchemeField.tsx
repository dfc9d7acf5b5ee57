import type { Scheme } from '../../impedance/messages';
import { labelledOptions } from '../controls/labelledOptions';
import { SelectField } from '../controls/SelectField';
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
        <SelectField label="Spring and damper" value={scheme} options={labelledOptions(schemeWords)} onChange={onChange} />
      </div>
      <p>{schemeWords[scheme].note}</p>
    </>
  );
}
