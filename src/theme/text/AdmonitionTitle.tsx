import type { ReactNode } from 'react';
import { DangerIcon, InfoIcon, NoteIcon, TipIcon, WarningIcon } from '../controls/pageIcons';
import { textWords } from '../../site/words/text';

const signs = {
  note: { Icon: NoteIcon, word: textWords.admonitions.note },
  tip: { Icon: TipIcon, word: textWords.admonitions.tip },
  info: { Icon: InfoIcon, word: textWords.admonitions.info },
  warning: { Icon: WarningIcon, word: textWords.admonitions.warning },
  danger: { Icon: DangerIcon, word: textWords.admonitions.danger },
} as const;

interface AdmonitionTitleProps {
  readonly kind: keyof typeof signs;
  /** Whether it has its own title; otherwise the word for its kind is the title. */
  readonly titled?: boolean;
  readonly children?: ReactNode;
}

/** First line of an admonition. Icon and word show its kind, not only colour. */
export function AdmonitionTitle({ kind, titled, children }: AdmonitionTitleProps) {
  const { Icon, word } = signs[kind];
  return (
    <p className="admonition-title">
      <Icon />
      {titled && <span className="admonition-kind">{word}: </span>}
      {children}
    </p>
  );
}

/** A warning that several pages show, as an admonition in place of the tag. */
export const Notice = ({ children }: { readonly children?: ReactNode }) => children;
