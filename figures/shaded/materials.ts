import type { Material } from './shade';

const printed: Material = { colour: [0.93, 0.93, 0.92], gloss: 0.08, sharpness: 12 };
const motor: Material = { colour: [0.2, 0.21, 0.23], gloss: 0.25, sharpness: 30 };
const insulation: Material = { colour: [0.12, 0.12, 0.13], gloss: 0.1, sharpness: 20 };
const metal: Material = { colour: [0.72, 0.74, 0.76], gloss: 0.35, sharpness: 40 };

/** What a part is drawn as, by its name: printed covers are white, motors and cables black, all else is metal. The colours are ours. */
export function materialOf(name: string): Material {
  const part = name.replace(/^(left|right):/, '');
  if (/motor$/.test(part)) return motor;
  if (/^(J\d-J\d|Chest-cover)_[AB]/.test(part)) return printed;
  return /cable|lead/.test(part) ? insulation : metal;
}
