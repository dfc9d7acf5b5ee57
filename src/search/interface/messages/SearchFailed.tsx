import { button } from '../../../theme/controls/buttons';
import { searchScreen } from './searchScreen';
import { searchTexts } from './searchTexts';

/** Says that the results could not be fetched, what may help, and lets the reader try again. */
export function SearchFailed({ retry }: { readonly retry: () => void }) {
  return (
    <div css={searchScreen} role="alert" data-search-failed="">
      <p>
        <strong>{searchTexts.failed}</strong>
      </p>
      <p>{searchTexts.failedHelp}</p>
      <button type="button" css={button} onClick={retry}>
        Retry
      </button>
    </div>
  );
}
