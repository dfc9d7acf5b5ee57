import { documents, tables } from '../siteContent';
import { wrongIn } from './commandRules';

interface Shown {
  readonly place: string;
  readonly command: string;
}

/** Code between single backquotes. */
const inlineCode = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** Fenced blocks of a document, but for those whose title says that they don't work. */
const blocks = (body: string): string[] =>
  [...body.matchAll(/^ *```(?:console|bash|sh)(?! title="Does not)[^\n]*\n(.*?)^ *```/gms)].map(([, text = '']) => text);

const lines = (text: string): string[] =>
  text
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => line.replace(/^\s*\$ /, ''));

const inDocuments: Shown[] = documents.flatMap(({ route, body }) =>
  [...blocks(body).flatMap(lines), ...inlineCode(body.replace(/^ *```.*?^ *```/gms, ''))].map((command) => ({ place: route, command })),
);

const inTables: Shown[] = [...tables].flatMap(([name, { definition, rows }]) =>
  rows.flatMap((row) =>
    Object.values(row)
      .flatMap((cell) => inlineCode(String(cell)))
      .map((command) => ({ place: `${name}.csv, ${String(row[definition.key])}`, command })),
  ),
);

/** Rows that are about a wrong command, or about a version that isn't the one of these pages. */
const aboutIt = new Set(['symptoms.csv, inst-arm-side', 'can-library-versions.csv, main, from 2026-09-14']);

describe('the commands that readers copy', () => {
  it('are found in documents and in tables', () => {
    expect(inDocuments.filter(({ command }) => command.includes('can_configure')).length).toBeGreaterThan(5);
    expect(inTables.filter(({ command }) => command.includes('can_configure')).length).toBeGreaterThan(5);
  });

  it('agree with the tables of ports, IDs, commands and versions', () => {
    const wrong = [...inDocuments, ...inTables]
      .filter(({ place }) => !aboutIt.has(place))
      .flatMap(({ place, command }) => wrongIn(command).map((reason) => `${place}: "${command}" ${reason}`));
    expect(wrong).toEqual([]);
  });

  it.each([
    'ros2 launch openarm_bringup openarm.bimanual.launch.py arm_type:=v10',
    'demo.launch.py right_can_interface:=can1',
    'demo.launch.py left_can_interface:=can2',
    './script/launch_bilateral.sh right_arm can0 can1',
    './script/launch_unilateral.sh left_arm can0 can2',
    'openarm-can-zero-position-calibration --canport can1 --arm-side right_arm',
    'zero_position_calibration.py --arm_side left_arm',
    'openarm-can-cli -i can0 change_id -c 1 -s 3 -m 17 --save',
    'openarm-can-cli -i can0 change_id -c 1 -s 3 --save',
    'sudo ip link set can0 type can bitrate 1000000',
    'sudo ip link set can0 type can bitrate 1000000 dbitrate 8000000 fd on',
    'openarm-can-cli -i can0 motor_check',
    'openarm-can-cli can_configure -i can0',
    'cansend can0 001#FFFFFFFFFFFFFFFA',
    'git -C openarm_description checkout main',
  ])('would be told if one were %s', (command) => expect(wrongIn(command)).toHaveLength(1));
});
