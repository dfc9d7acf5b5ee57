import { useRef, useState } from 'react';
import { button } from '../controls/buttons';
import { useFocusBack } from '../controls/useFocusBack';
import { useHydrated } from '../state/hydrated';
import type { LazyComponent } from './lazyComponent';
import { LazyContent } from './LazyContent';

/** Says in the place of a tool that it needs JavaScript, to who has none: the text around it speaks of the tool all the same. */
export const NeedsScript = ({ children }: { readonly children: string }) => (
  <noscript>
    <p>{children}</p>
  </noscript>
);

/** What a tool is told by its opener. */
export interface OpenedTool {
  /** Whether its button was pressed, and no address has opened it. */
  readonly pressed: boolean;
  /** Back to the button. */
  readonly onClose: () => void;
}

interface ToolOpenerProps {
  readonly tool: LazyComponent<OpenedTool>;
  /** Words of the button, and what is said where the tool does not come. */
  readonly words: string;
  readonly failed: string;
  /** Beginning of the names by which an address says what is chosen: such an address opens the tool. */
  readonly prefix?: string;
}

/** A button that opens a tool in its place. Its code comes when it is asked for. */
export function ToolOpener({ tool, words, failed, prefix }: ToolOpenerProps) {
  const [pressed, setPressed] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();
  const isOpen = pressed || (hydrated && prefix !== undefined && window.location.search.includes(prefix));
  useFocusBack(opener, pressed);
  if (isOpen) return <LazyContent lazy={tool} componentProps={{ pressed, onClose: () => setPressed(false) }} failed={failed} />;
  if (!hydrated) return <NeedsScript>This tool needs JavaScript.</NeedsScript>;
  return (
    <button ref={opener} type="button" css={button} onClick={() => setPressed(true)}>
      {words}
    </button>
  );
}
