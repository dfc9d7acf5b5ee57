import { css } from '@emotion/react';
import type { Danger } from '../compose/dangers';
import { AdmonitionTitle } from '../../../theme/text/AdmonitionTitle';
import { dangersOf } from '../compose/dangers';
import type { ComposedFrame } from '../compose/composeFrame';
import type { SentKind } from '../compose/composeFields';
import type { BusMotor } from '../reading/bus';
import { cansendLine } from '../formats/frame';
import type { Bus } from '../formats/frame';
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

/** Dangers of a frame: of its kind, its register, and the command with the same bytes. */
function dangersIn({ kind, motor, frame }: SendLinesProps): readonly Danger[] {
  const about = { joint: motor.joint, ...(frame.asked.register === undefined ? {} : { register: frame.asked.register }) };
  const own = dangersOf(kind, about);
  const also = frame.alsoCommand ? dangersOf(frame.alsoCommand) : [];
  return [...own, ...also.filter(({ title }) => own.every((other) => other.title !== title))];
}

/** Notes and dangers of a frame, then the lines that send it. */
export function SendLines(props: SendLinesProps) {
  const { frame, port, bus } = props;
  const order: readonly Bus[] = bus === 'fd' ? ['fd', 'classic'] : ['classic', 'fd'];
  return (
    <>
      {frame.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <DangerNotes dangers={dangersIn(props)} />
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
