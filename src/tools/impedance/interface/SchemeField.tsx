import type { Scheme } from '../engine/messages';
import { labelledOptions } from '../../../theme/controls/labelledOptions';
import { SelectField } from '../../../theme/controls/SelectField';
import { choiceRow } from '../../../theme/controls/toolBox';
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
