import { css } from '@emotion/react';
import type { Danger } from '../../can/compose/dangers';
import { AdmonitionTitle } from '../text/AdmonitionTitle';

interface DangerNotesProps {
  readonly dangers: readonly Danger[];
}

const note = css({ '&.admonition': { margin: '0 0 var(--space-3)' } });

/** Dangers of a command, as pages show them. They stand before the lines that can be copied. */
export function DangerNotes({ dangers }: DangerNotesProps) {
  return dangers.map(({ level, title, text }) => (
    <div key={title} css={note} className={`admonition admonition-${level}`}>
      <AdmonitionTitle kind={level} titled>
        {title}
      </AdmonitionTitle>
      <p>{text}</p>
    </div>
  ));
}
