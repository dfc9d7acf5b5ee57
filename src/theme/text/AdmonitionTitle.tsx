import type { ReactNode } from 'react';
import { DangerIcon, InfoIcon, NoteIcon, TipIcon, WarningIcon } from '../controls/pageIcons';
import { frameWords } from '../../site/words/frame';

const signs = {
  note: { Icon: NoteIcon, word: frameWords.admonitions.note },
  tip: { Icon: TipIcon, word: frameWords.admonitions.tip },
  info: { Icon: InfoIcon, word: frameWords.admonitions.info },
  warning: { Icon: WarningIcon, word: frameWords.admonitions.warning },
  danger: { Icon: DangerIcon, word: frameWords.admonitions.danger },
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
