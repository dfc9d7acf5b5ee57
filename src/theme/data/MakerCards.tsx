import { useEffect, useState } from 'react';
import * as definitionErrors from '../../model/definitionErrors';
import type { Maker } from '../../model/makers';
import { useTarget } from '../controls/useTarget';
import { MakerCard } from './MakerCard';
import { anyMaker, keepMakers, makersStatus } from './chosenMakers';
import { MakerFilter } from './MakerFilter';
import { makersStyle } from './makersStyle';

interface MakerCardsProps {
  readonly name: string;
  /** The makers as the build found them, and the day on which all of them were noted. */
  readonly makers?: readonly Maker[];
  readonly notedOn?: string;
}

/** Makers side by side. All are there without JavaScript; with it, readers choose by place, price and where they are. */
export function MakerCards({ name, makers, notedOn }: MakerCardsProps) {
  const [choice, setChoice] = useState(anyMaker);
  /** A maker to which an address leads, and who was left out. */
  const [wanted, setWanted] = useState<{ readonly id: string }>();
  useTarget((id) => {
    const isMaker = (maker: Maker): boolean => maker.id === id;
    if (!makers?.some(isMaker) || keepMakers(makers, choice).some(isMaker)) return;
    setChoice(anyMaker);
    setWanted({ id });
  });
  useEffect(() => {
    if (wanted) document.getElementById(wanted.id)?.scrollIntoView();
  }, [wanted]);
  if (!makers) throw new Error(definitionErrors.unknownTable(name));
  const shown = keepMakers(makers, choice);
  return (
    <div css={makersStyle}>
      <MakerFilter makers={makers} choice={choice} onChange={setChoice} />
      <p role="status">{makersStatus(shown.length, makers.length, notedOn)}.</p>
      <ul>
        {shown.map((maker) => (
          <MakerCard key={maker.id} maker={maker} />
        ))}
      </ul>
    </div>
  );
}
