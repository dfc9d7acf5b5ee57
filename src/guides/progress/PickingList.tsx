import { useState } from 'react';
import type { ShownProgress } from '../plan/builds';
import { pickingList } from '../plan/whatIsLeft';
import { csvCell } from '../../model/format';
import { arms } from '../../site/buildUnits';
import { site } from '../../site/site';
import { progressWords } from '../../site/words/progress';
import { button } from '../../theme/controls/buttons';
import { ChoiceButtons } from '../../theme/controls/ChoiceButtons';
import { saveCsv } from '../../theme/controls/saveFile';
import { SmartLink } from '../../theme/controls/SmartLink';
import { ScrollTable } from '../../theme/text/ScrollTable';
import { NumberHead } from '../../theme/controls/NumberHead';

const { parts: words } = progressWords;

const extents = [
  { value: 'arm', label: words.arm },
  { value: 'robot', label: words.wholeRobot },
] as const;

/** Parts that the unticked steps need, as a table to print and as a CSV file. */
export function PickingList({ plan, own, ownArm, ticks }: ShownProgress) {
  const [extent, setExtent] = useState<'arm' | 'robot'>(arms.length > 1 ? 'arm' : 'robot');
  const picked = pickingList(plan, extent === 'arm' ? ownArm : own, ticks);
  const save = (): void => {
    const lines = [['pieces', 'part', 'name'], ...picked.map(({ item, count }) => [count, item.label, item.name ?? ''])];
    const text = lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
    saveCsv(`${site.projectName}-parts-still-needed.csv`, text);
  };
  return (
    <section aria-label={words.title}>
      <h3>{words.title}</h3>
      <div className="tracker-tools">
        {arms.length > 1 && <ChoiceButtons title={words.extent} options={extents} chosen={extent} onChoose={setExtent} />}
        <button type="button" css={button} onClick={save} disabled={picked.length === 0}>
          {words.save}
        </button>
      </div>
      <p>{words.about}</p>
      {picked.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ScrollTable label={words.table}>
          <thead>
            <tr>
              <NumberHead>{words.pieces}</NumberHead>
              <th scope="col">{words.part}</th>
            </tr>
          </thead>
          <tbody>
            {picked.map(({ item, count }) => (
              <tr key={`${item.href} ${item.label}`}>
                <td className="number">{count}</td>
                <td>
                  {item.href ? <SmartLink href={item.href}>{item.label}</SmartLink> : item.label}
                  {item.name && ` ${item.name}`}
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
    </section>
  );
}
