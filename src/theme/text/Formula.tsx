import { css } from '@emotion/react';
import { untilWhole, WholeMark } from '../controls/wholeMark';

/** Safari sets an accent as high above its letter as the letter is, and does not follow the slant of the letter, which Temml names. */
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
  /** In words, where it is the only thing that names something else. */
  readonly name?: string;
}

/** A formula as MathML, made at build time: no fonts, no script. A block stands in the middle, so it is shown when it is whole. */
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
