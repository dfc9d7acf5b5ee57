import { smallSheet } from '../smallSheet';
import { ink, label, type Drawing } from '../svg';
import { motorFamilies } from './motorData';

/** Peak and rated torque per kilogram of motor, one pair of bars per family. */
export function torqueMass(): Drawing {
  const left = 118;
  const perUnit = 5.3;
  const rows = motorFamilies()
    .map((motor) => ({ name: motor.name, peak: (motor.peakTorque * 1000) / motor.mass, rated: (motor.ratedTorque * 1000) / motor.mass }))
    .sort((a, b) => b.peak - a.peak);
  const short = (name: string): string => name.replace(/^DM-?J?/, '').replace(/-.*| .*/, '');
  const bars = rows.map(({ name, peak, rated }, index) => {
    const top = 16 + index * 92;
    const bar = (y: number, value: number, fill: string): string =>
      `<rect x="${left}" y="${y}" width="${(value * perUnit).toFixed(1)}" height="28" fill="${fill}" stroke="${ink.accent}"/>`;
    return [
      label(left - 14, top + 42, short(name), { size: 25, anchor: 'end' }),
      bar(top, peak, ink.accent),
      label(left + peak * perUnit + 10, top + 23, `${Math.round(peak)} peak`, { size: 24, anchor: 'start' }),
      bar(top + 34, rated, ink.accentSoft),
      label(left + rated * perUnit + 10, top + 57, `${Math.round(rated)} rated`, { size: 24, anchor: 'start' }),
    ].join('');
  });
  return smallSheet({
    file: 'torque-mass.svg',
    height: 24 + rows.length * 92,
    title: 'Torque per kilogram of motor, N·m/kg',
    description:
      rows.map(({ name, peak, rated }) => `${name}: peak ${Math.round(peak)}, rated ${Math.round(rated)} N·m per kg`).join('; ') + '.',
    body: bars.join('\n'),
  });
}
