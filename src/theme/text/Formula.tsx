import { css } from '@emotion/react';
import { scrollStop } from '../controls/scrollStop';
import { untilWhole, WholeMark } from '../controls/wholeMark';
import { textWords } from '../../site/words/text';

/** Corrects accents in Safari, which sets them too high and ignores the slant of the letter. Temml's class names give the slant. */
const style = css({
  '@supports (-webkit-backdrop-filter: blur(1px))': {
    '& [class$="-acc"]': { transform: 'translate(var(--slant, 0), 0.431em)' },
    '& [class$="-sml-acc"]': { '--slant': '0.07em' },
    '& [class$="-med-acc"]': { '--slant': '0.14em' },
    '& [class$="-lrg-acc"]': { '--slant': '0.21em' },
  },
  // Temml's styles as classes (src/content/compile/formulaHtml.ts): rows of matrices, cases and aligned equations, and frames.
  '& .tml-jot mtd': { paddingBlock: '0.7ex' },
  '& .tml-small mtd': { paddingBlock: '0.35ex' },
  '& .tml-left': { textAlign: 'left' },
  '& .tml-right': { textAlign: 'right' },
  '& .tex-left-0': { paddingLeft: 0 },
  '& .tex-left-s': { paddingLeft: '0.1389em' },
  '& .tex-left-m': { paddingLeft: '0.5em' },
  '& .tex-left-l': { paddingLeft: '1em' },
  '& .tex-left-xl': { paddingLeft: '2em' },
  '& .tex-right-0': { paddingRight: 0 },
  '& .tex-right-s': { paddingRight: '0.1389em' },
  '& .tex-right-m': { paddingRight: '0.5em' },
  '& .tex-right-l': { paddingRight: '1em' },
  '& .tex-line-left': { borderLeft: '0.06em solid' },
  '& .tex-line-right': { borderRight: '0.06em solid' },
  '& .tex-line-top': { borderTop: '0.06em solid' },
  '& .tex-line-bottom': { borderBottom: '0.06em solid' },
  '& .tex-frame': { border: '1px solid' },
  '& .tex-framed': { padding: '3pt' },
  '& .tex-bare': { paddingBlock: 0 },
  '& .tex-half': { width: '50%' },
  '& .tex-wide': { width: '100%' },
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
    <span
      ref={scrollStop}
      css={style}
      className="formula formula-block"
      role="group"
      aria-label={textWords.formula}
      tabIndex={0}
      {...untilWhole}
    >
      <span dangerouslySetInnerHTML={{ __html: html }} />
      <WholeMark />
    </span>
  );
}
