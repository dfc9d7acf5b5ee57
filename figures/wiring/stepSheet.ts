import { drawing, type Drawing } from '../svg';
import { page } from './pairView';

/** The sheet of a step of the guide on power and CAN, by its number. */
export const stepSheet = (
  step: number,
  sheet: { readonly height: number; readonly title: string; readonly description: string; readonly body: readonly string[] },
): Drawing => drawing({ ...sheet, file: `assembly-power-can-${step}.svg`, width: page.width, body: sheet.body.join('\n') });
