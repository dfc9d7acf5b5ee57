import { documents } from '../siteContent';

const guide = documents.find(({ route }) => route === '/hardware/assembly-guide/j5-j6-j7-sub-assembly')?.body ?? '';

describe('the guide of the wrist', () => {
  test('says that the blocks J7_B, drawn for the right arm in steps 1 to 5, swing over on the left arm', () => {
    expect(guide).toMatch(/Both J7_B point to the other side; on the left arm, swing them over/);
  });

  test('brings J7_C to the other side as step 10 does, by turning the ring J7_A', () => {
    const [row] = /\| J7_C and J7_E are on opposite sides .*/.exec(guide) ?? [];
    expect(guide).toContain('turn the ring of step 9 by 180°');
    expect(row).toMatch(/ring J7_A by 180°/);
    expect(row).not.toContain('move J7_C');
  });
});
