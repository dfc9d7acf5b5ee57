import { useState } from 'react';
import type { ShownProgress } from '../plan/builds';
import { pickingList } from '../plan/whatIsLeft';
import { csvCell } from '../../model/format';
import { arms } from '../../site/buildUnits';
import { site } from '../../site/site';
import { button } from '../../theme/controls/buttons';
import { ChoiceButtons } from '../../theme/controls/ChoiceButtons';
import { saveCsv } from '../../theme/controls/saveFile';
import { SmartLink } from '../../theme/controls/SmartLink';
import { ScrollTable } from '../../theme/text/ScrollTable';
import { NumberHead } from '../../theme/controls/NumberHead';

const extents = [
  { value: 'arm', label: 'For this arm' },
  { value: 'robot', label: 'For the whole robot' },
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
    <section aria-label="Parts still needed">
      <h3>Parts still needed</h3>
      <div className="tracker-tools">
        {arms.length > 1 && <ChoiceButtons title="For what" options={extents} chosen={extent} onChoose={setExtent} />}
        <button type="button" css={button} onClick={save} disabled={picked.length === 0}>
          Save as CSV
        </button>
      </div>
      <p>Everything the unticked steps take, in the order you need it, without the units you build yourself.</p>
      {picked.length === 0 ? (
        <p>Nothing.</p>
      ) : (
        <ScrollTable label="Parts">
          <thead>
            <tr>
              <NumberHead>Pieces</NumberHead>
              <th scope="col">Part</th>
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
