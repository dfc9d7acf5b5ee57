import { css } from '@emotion/react';
import type { Danger } from '../compose/dangers';
import { AdmonitionTitle } from '../../../theme/text/AdmonitionTitle';
import { dangersOfFrame } from '../compose/dangers';
import { isComposed } from '../compose/composeFrame';
import type { Composed, ComposedFrame } from '../compose/composeFrame';
import type { SentKind } from '../compose/composeFields';
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

interface UnmeantProps {
  readonly kind: SentKind;
  readonly motor: BusMotor;
  /** The frame as it would be made. */
  readonly frame: Composed;
  readonly onMeant: () => void;
}

const meantButton = css(button, { minHeight: '2.75rem', margin: '0 0 var(--space-3)' });

/** The dangers of a command that nobody usually means, and the button by which a person says that it is meant. */
export function Unmeant({ kind, motor, frame, onMeant }: UnmeantProps) {
  if (!isComposed(frame)) return null;
  return (
    <>
      <DangerNotes dangers={dangersOfFrame(kind, motor.joint, { ...frame, objections: [] })} />
      <button type="button" css={meantButton} onClick={onMeant}>
        I mean this: show the lines
      </button>
    </>
  );
}

/** Dangers and notes of a frame, then the lines that send it. */
export function SendLines(props: SendLinesProps) {
  const { kind, motor, frame, port, bus } = props;
  const order: readonly Bus[] = bus === 'fd' ? ['fd', 'classic'] : ['classic', 'fd'];
  return (
    <>
      <DangerNotes dangers={dangersOfFrame(kind, motor.joint, frame)} />
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
