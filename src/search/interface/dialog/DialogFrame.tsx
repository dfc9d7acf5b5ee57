import { css } from '@emotion/react';
import type { SerializedStyles } from '@emotion/react';
import type { FormEvent, ReactNode } from 'react';
import { searchSettings } from '../../../site/searchSettings';
import type { DialogContextValue } from './dialogContext';
import { DialogContext } from './dialogContext';
import { dialogTheme, small, startLayout } from './dialogTheme';

interface DialogFrameProps {
  readonly context: DialogContextValue;
  /** DocSearch's own style sheet: it arrives with the dialog's code, so that no page carries it. */
  readonly styles: string;
  /** Further styles in the site's colours. */
  readonly theme?: SerializedStyles;
  readonly children: ReactNode;
}

/** The logo of the hosted service would be untrue where the site itself answers; on small screens nothing else is left. */
const withoutLogo = css({
  '& .DocSearch-Logo': { display: 'none' },
  [small]: { '--docsearch-footer-height': '0px', '& .DocSearch-Footer': { border: 0 } },
});

/** Around DocSearch's dialog: its styles in the site's colours, and the context of its parts. */
export function DialogFrame({ context, styles, theme, children }: DialogFrameProps) {
  const clear = context.watched.clear;
  const onInput = ({ target }: FormEvent): void => {
    if (target instanceof HTMLInputElement && target.value.trim() === '') clear();
  };
  return (
    <DialogContext value={context}>
      <style href="docsearch" precedence="docsearch">
        {styles}
      </style>
      <div css={[dialogTheme, startLayout, !searchSettings.hosted && withoutLogo, theme]} onInput={onInput} onReset={clear}>
        {children}
      </div>
    </DialogContext>
  );
}
