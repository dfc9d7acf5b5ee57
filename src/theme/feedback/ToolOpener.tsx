import { useRef, useState } from 'react';
import { button } from '../controls/buttons';
import { useFocusBack } from '../controls/useFocusBack';
import { useHydrated } from '../state/hydrated';
import type { LazyComponent } from './lazyComponent';
import { LazyContent } from './LazyContent';

/** Says in place of a tool that it needs JavaScript. */
export const NeedsScript = ({ children }: { readonly children: string }) => (
  <noscript>
    <p>{children}</p>
  </noscript>
);

/** Props that a tool gets from its opener. */
export interface OpenedTool {
  /** Whether its button was pressed, rather than an address opening it. */
  readonly pressed: boolean;
  /** Returns to the button. */
  readonly onClose: () => void;
}

interface ToolOpenerProps {
  readonly tool: LazyComponent<OpenedTool>;
  /** Label of the button, and the message if the tool can't be loaded. */
  readonly words: string;
  readonly failed: string;
  /** Prefix of the tool's query parameters. An address with one of them opens the tool. */
  readonly prefix?: string;
}

/** Button that opens a tool in its place and loads its code on demand. */
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
