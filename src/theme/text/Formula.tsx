import { css } from '@emotion/react';
import { untilWhole, WholeMark } from '../controls/wholeMark';

/** Corrects accents in Safari, which sets them too high and ignores the slant of the letter. Temml's class names give the slant. */
const style = css({
  '@supports (-webkit-backdrop-filter: blur(1px))': {
    '& [class$="-acc"]': { transform: 'translate(var(--slant, 0), 0.431em)' },
    '& [class$="-sml-acc"]': { '--slant': '0.07em' },
    '& [class$="-med-acc"]': { '--slant': '0.14em' },
    '& [class$="-lrg-acc"]': { '--slant': '0.21em' },
  },
});

interface FormulaProps {
  readonly html: string;
  readonly block?: boolean;
  /** Accessible name, if the formula is the only text for something. */
  readonly name?: string;
}

/**
 * Formula as MathML, rendered at build time without fonts or scripts. A block is centred, so it stays hidden until it has streamed in
 * whole.
 */
export function Formula({ html, block, name }: FormulaProps) {
  if (!block)
    return (
      <span css={style} className="formula" {...(name && { role: 'img', 'aria-label': name })} dangerouslySetInnerHTML={{ __html: html }} />
    );
  return (
    <span css={style} className="formula formula-block" role="group" aria-label="Formula" tabIndex={0} {...untilWhole}>
      <span dangerouslySetInnerHTML={{ __html: html }} />
      <WholeMark />
    </span>
  );
}
