import { renderToStaticMarkup } from 'react-dom/server';
import { CodeName } from '../../../src/theme/text/CodeName';

const shown = (text: string): string =>
  renderToStaticMarkup(<CodeName>{text}</CodeName>)
    .replaceAll('<wbr/>', '|')
    .replaceAll(/<span class="whole">(.*?)<\/span>/g, '[$1]');

describe('a name to copy may break', () => {
  it.each([
    ['openarm_bimanual_moveit_config', 'openarm_|bimanual_|moveit_|config'],
    ['~/openarm_ros2_ws/src', '~/|openarm_|ros2_ws/src'],
    ['zero_position_calibration.py', 'zero_|position_|calibration.py'],
    ['mock_components/GenericSystem', 'mock_|components/|GenericSystem'],
    ['fake_hardware:=true', 'fake_|hardware:=|true'],
  ])('where the parts of %s meet', (text, expected) => expect(shown(text)).toBe(`<code>${expected}</code>`));

  it.each(['0x01', 'DM-J4340P-2EC', 'right_gripper', '/tmp/a.b.c.d.e.f'])('nowhere in %s', (text) =>
    expect(shown(text)).toBe(`<code>${text}</code>`),
  );
});

it.each([
  ['--sp', '[--sp]'],
  ['-Play-', '[-Play-]'],
  ['docker exec -it isaac-lab bash', 'docker exec [-it] isaac-lab bash'],
  ['candump -tz -x can0', 'candump [-tz] [-x] can0'],
  ['can_configure --no-fd', 'can_|configure [--no-fd]'],
  ['--mode=openarm_bimanual', '[--mode]=|openarm_|bimanual'],
  ['--enable-collision-check', '[--enable]-collision-check'],
  ['a - b', 'a - b'],
])('leaves no dash of an option at the end of a line: %s', (text, expected) => expect(shown(text)).toBe(`<code>${expected}</code>`));
