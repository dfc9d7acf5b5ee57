import { useId, useState } from 'react';
import { knownBus } from '../reading/bus';
import type { CanTables } from '../reading/bus';
import { TabButtons, tabId } from '../../../theme/controls/TabButtons';
import { useAddressState } from '../../../theme/controls/useAddressState';
import { benchViews, readBench, writeBench, choicesOf } from './benchAddress';
import type { BenchView } from './benchAddress';
import { BenchSettings } from './BenchSettings';
import { benchBox } from './panel';
import { DecodePanel } from './DecodePanel';
import { EncodePanel } from './EncodePanel';
import type { GivenFile } from './FrameSource';
import { RegistersPanel } from './RegistersPanel';

interface BenchProps {
  readonly tables: CanTables;
}

const viewNames: Readonly<Record<BenchView, string>> = { decode: 'Decode', encode: 'Encode', registers: 'Registers' };

const tabs = benchViews.map((value) => ({ value, label: viewNames[value] }));

const panels = { decode: DecodePanel, encode: EncodePanel, registers: RegistersPanel } as const;

/** Reads and makes frames of the motors. All that is chosen stands in the address; nothing is sent anywhere. */
export function Bench({ tables }: BenchProps) {
  const [state, change] = useAddressState({
    read: (search) => readBench(search, tables),
    write: (search, next) => writeBench(search, next, tables),
  });
  const [file, setFile] = useState<GivenFile | null>(null);
  const id = useId();
  const panelId = `${id}-panel`;
  const panel = { tables, bus: knownBus(tables, choicesOf(state)), state, onChange: change, file, onFile: setFile };
  const Panel = panels[state.view];
  return (
    <div css={benchBox}>
      <TabButtons name="What to do" tabs={tabs} chosen={state.view} onChoose={(view) => change({ view })} id={id} panelId={() => panelId} />
      <BenchSettings {...panel} />
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(id, state.view)}>
        <Panel {...panel} />
      </div>
    </div>
  );
}
