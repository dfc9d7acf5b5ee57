import { choices } from '../../site/choices';
import { siteAddress } from '../../site/siteAddress';
import { button } from '../../theme/controls/buttons';
import { useCopy } from '../../theme/controls/useShortly';
import { chosenTab } from '../../theme/state/tabChoice';
import { reportText } from './reportText';
import type { ReportParts } from './reportText';

/** Choices that the reader has made on this site, with their names. */
const chosen = (): string[] =>
  Object.entries(choices).flatMap(([group, { title, options }]) => {
    const option = options.find(({ value }) => value === chosenTab(group));
    return option ? [`${title}: ${option.label}`] : [];
  });

interface CopyReportProps extends ReportParts {
  /** The pasted text, or how to get it from an opened file. */
  readonly pasted: string | (() => Promise<string>);
  /** Choices of a tool, besides those of the site. */
  readonly own?: readonly string[];
}

const words = { ready: 'Copy a report', copied: 'Copied', failed: 'Blocked' } as const;

/** Button that copies what was pasted and what the site says of it, as text for an issue or a chat. */
export function CopyReport({ pasted, said, rows, own = [] }: CopyReportProps) {
  const [state, copy] = useCopy(async () => {
    const text = typeof pasted === 'string' ? pasted : await pasted();
    const page = siteAddress(window.location.pathname);
    await navigator.clipboard.writeText(reportText({ page, pasted: text, said, rows, choices: [...chosen(), ...own] }));
  });
  return (
    <p data-report="">
      <button type="button" css={button} onClick={copy}>
        <span aria-live="polite">{words[state]}</span>
      </button>{' '}
      <small>For an issue or a chat. Names of ports, hosts and users are replaced.</small>
    </p>
  );
}
