import { css } from '@emotion/react';
import { useId, useRef, useState } from 'react';
import type { ClipboardEvent, DragEvent } from 'react';
import { button, field } from '../../../theme/controls/buttons';

/** A file, or a text too long for a field, with a name. */
export interface GivenFile {
  readonly name: string;
  readonly content: Blob;
}

interface FrameSourceProps {
  readonly text: string;
  readonly file: GivenFile | null;
  readonly onText: (text: string) => void;
  readonly onFile: (file: GivenFile | null) => void;
}

/** Maximum characters in the field before it slows the page down; longer text becomes a file. */
const longestField = 200_000;

/** Example recording: a request to an arm, replies of three motors, and an error frame. */
const example = `(1763775300.000000) can0 7FF#0100330A00000000
(1763775300.000410) can0 011#0100330A01000000
(1763775300.002000) can0 001#FFFFFFFFFFFFFFFC
(1763775300.002390) can0 011#117EEB8007E81E1C
(1763775300.004000) can0 002#7FFF7FF0000007FF
(1763775300.004380) can0 012#0270417FF8001E1C
(1763775300.006000) can0 004#7FFF7FF0000007FF
(1763775300.006400) can0 014#D480B57FE8141E1D
(1763775300.008000) can0 20000004#0008000000006000`;

const box = css({
  '& textarea': {
    ...field,
    width: '100%',
    minHeight: '9rem',
    fontFamily: 'var(--mono)',
    whiteSpace: 'pre',
    overflow: 'auto',
    resize: 'vertical',
  },
  '& label': { display: 'block', marginBottom: 'var(--space-1)', fontSize: 'var(--size-s)', fontWeight: 'var(--weight-medium)' },
  '&[data-over="true"] textarea': { outline: '2px dashed var(--accent)', outlineOffset: '2px' },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)', margin: 'var(--space-2) 0 var(--space-3)' },
  '& .buttons label': { position: 'relative', margin: 0, fontSize: 'inherit' },
  // The browser's button can't be styled, so it covers ours invisibly and takes clicks and focus.
  '& input[type="file"]': { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' },
  '& input[type="file"]:focus-visible + span': { outline: '2px solid var(--accent)', outlineOffset: '2px' },
});

/** Input for lines: typed, pasted, dropped, or from a file. */
export function FrameSource({ text, file, onText, onFile }: FrameSourceProps) {
  const [isOver, setOver] = useState(false);
  const id = useId();
  const lines = useRef<HTMLTextAreaElement>(null);
  const take = (content: Blob, name: string): void => onFile({ name, content });
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) take(dropped, dropped.name);
    else {
      onFile(null);
      onText(event.dataTransfer.getData('text'));
    }
  };
  const onPaste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text');
    if (pasted.length <= longestField) return;
    event.preventDefault();
    take(new Blob([pasted]), 'The text that you pasted');
  };
  return (
    <div
      css={box}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <label htmlFor={id}>Lines of candump or cansend, or a recording of another program</label>
      <textarea
        id={id}
        ref={lines}
        value={file ? '' : text}
        spellCheck={false}
        placeholder={file ? file.name : 'can0  011   [8]  11 83 27 7F F7 FF 00 00'}
        onPaste={onPaste}
        onChange={({ target }) => {
          onFile(null);
          onText(target.value);
        }}
      />
      <div className="buttons">
        <label>
          <input
            type="file"
            accept=".log,.txt,.asc,.trc,.csv,.tsv,.json,.yaml,text/*"
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) take(chosen, chosen.name);
              target.value = '';
            }}
          />
          <span css={button} className="button">
            Open a file
          </span>
        </label>
        <button
          type="button"
          css={button}
          onClick={() => {
            onFile(null);
            onText(example);
          }}
        >
          Show an example
        </button>
        {(text !== '' || file) && (
          <button
            type="button"
            css={button}
            onClick={() => {
              onFile(null);
              onText('');
              // The button disappears with the lines, so move the focus.
              lines.current?.focus();
            }}
          >
            Clear
          </button>
        )}
      </div>
    </div>
  );
}
