import { looksLikePrintout } from '../../can/printouts/looksLikePrintout';
import { LazyContent } from '../../theme/feedback/loading';
import { foundFailures, printoutAnswer } from './pasted';

/** Entry of a port in the output of `ip`. */
const portEntry = /^(?:\d+: )?(?:v|sl)?can\d+: </m;

/** Whether pasted lines are the output of a tool, which a search field would join to one line. */
export const looksLikeOutput = (text: string): boolean => text.includes('\n') && (looksLikePrintout(text) || portEntry.test(text));

/** The answer to the pasted output of a tool. */
export const PastedOutput = ({ text }: { readonly text: string }) =>
  looksLikePrintout(text) ? (
    <LazyContent lazy={printoutAnswer} componentProps={{ text }} label="Reading the printout" />
  ) : (
    <LazyContent lazy={foundFailures} componentProps={{ text }} label="Reading the output" />
  );
