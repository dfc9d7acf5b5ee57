import { useEffect, useState } from 'react';
import { decoderFor } from '../../../can/formats/lines';
import { looksLikePrintout } from '../../../can/printouts/looksLikePrintout';

/** Largest file that is tried as a printout, in bytes. */
const largestPrintout = 1024 * 1024;

/** Text of a file in the encoding that its first bytes show. */
export const textOf = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return decoderFor(bytes).decode(bytes);
};

/** The text of a source without frames or with a printout, and whether it looks like one. A large file has none. */
export function usePrintout(source: string | Blob, isWithoutFrames: boolean): { readonly text: string; readonly isPrintout: boolean } {
  const [read, setRead] = useState<{ readonly file: Blob; readonly text: string }>();
  const file = isWithoutFrames && typeof source !== 'string' && source.size <= largestPrintout ? source : null;
  useEffect(() => {
    let left = false;
    if (file)
      textOf(file).then(
        (text) => left || setRead({ file, text }),
        () => undefined,
      );
    return () => {
      left = true;
    };
  }, [file]);
  const text = typeof source === 'string' ? source : read && read.file === file ? read.text : '';
  return { text, isPrintout: looksLikePrintout(text) };
}
