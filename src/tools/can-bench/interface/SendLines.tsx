import { css } from '@emotion/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Danger } from '../../../can/compose/danger';
import { AdmonitionTitle } from '../../../theme/text/AdmonitionTitle';
import { dangersOfFrame } from '../../../can/compose/dangers';
import { composeFrame, isComposed } from '../../../can/compose/composeFrame';
import type { Composed, ComposedFrame, ComposeRequest } from '../../../can/compose/composeFrame';
import type { SentKind } from '../../../can/compose/composeFields';
import type { BusMotor } from '../../../can/reading/bus';
import { cansendLine } from '../../../can/formats/frame';
import type { Bus } from '../../../can/formats/frame';
import { button } from '../../../theme/controls/buttons';
import { CopyLines } from '../../../theme/controls/CopyLines';

interface DangerNotesProps {
  readonly dangers: readonly Danger[];
}

const note = css({ '&.admonition': { margin: '0 0 var(--space-3)' } });

/** Dangers of a command as admonitions. Place them before lines that can be copied. */
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

interface SendLinesProps {
  readonly kind: SentKind;
  readonly motor: BusMotor;
  readonly frame: ComposedFrame;
  readonly port: string;
  /** The chosen format comes first. */
  readonly bus: Bus;
}

const formats: Readonly<Record<Bus, { readonly label: string; readonly about: string }>> = {
  classic: { label: 'cansend, classic CAN', about: 'the port shows mtu 16 or mtu 72' },
  fd: { label: 'cansend, CAN FD', about: 'the port shows mtu 72' },
};

const meantButton = css(button, { minHeight: '2.75rem', margin: '0 0 var(--space-3)' });

/**
 * Composes a command. If nobody usually means its values, `unmeant` has their dangers and the button by which a person says that they are
 * meant. That isn't in the address, and any change of the command forgets it.
 */
export function useComposed(request: Omit<ComposeRequest, 'isMeant'>): { readonly composed: Composed; readonly unmeant: ReactNode } {
  const { kind, motor, values } = request;
  const [meant, setMeant] = useState('');
  const command = JSON.stringify([motor, kind, values]);
  const composed = composeFrame({ ...request, isMeant: meant === command });
  const frame = !isComposed(composed) && composed.canBeMeant ? composeFrame({ ...request, isMeant: true }) : undefined;
  if (!frame || !isComposed(frame)) return { composed, unmeant: null };
  const unmeant = (
    <>
      <DangerNotes dangers={dangersOfFrame(kind, motor, { ...frame, objections: [] })} />
      <button type="button" css={meantButton} onClick={() => setMeant(command)}>
        I mean this: show the lines
      </button>
    </>
  );
  return { composed, unmeant };
}

/** Dangers and notes of a frame, then the lines that send it. */
export function SendLines(props: SendLinesProps) {
  const { kind, motor, frame, port, bus } = props;
  const order: readonly Bus[] = bus === 'fd' ? ['fd', 'classic'] : ['classic', 'fd'];
  return (
    <>
      <DangerNotes dangers={dangersOfFrame(kind, motor, frame)} />
      {frame.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p>
        A motor that is set to CAN FD accepts classic frames, too, and answers in CAN FD: a port or program in classic CAN then shows no
        reply, although the motor obeys.
      </p>
      {order.map((format) => (
        <CopyLines key={format} {...formats[format]} lines={[cansendLine(port, frame.id, frame.data, format)]} />
      ))}
    </>
  );
}
