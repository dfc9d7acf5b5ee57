import { symptomAreas, symptomsRoute } from './symptoms';

/** Name of an area for readers. */
export const areaName = (area: string): string => symptomAreas[area]?.name ?? area;

/** Page with the rows of an area. */
export function areaRoute(area: string): string {
  const known = symptomAreas[area];
  return known ? `${symptomsRoute}/${known.page}` : symptomsRoute;
}

/** Area of a symptom, by its id alone, since links are made where the table isn't known: the longest beginning that fits decides. */
export function areaOf(id: string): string | undefined {
  const fitting = Object.entries(symptomAreas).flatMap(([area, { ids }]) =>
    ids.filter((begin) => `${id}-`.startsWith(`${begin}-`)).map((begin) => ({ area, begin })),
  );
  return fitting.sort((one, other) => other.begin.length - one.begin.length)[0]?.area;
}

/** Link to the row of a symptom, without the base path. */
export function symptomHref(id: string): string {
  const area = areaOf(id);
  return `${area === undefined ? symptomsRoute : areaRoute(area)}#${id}`;
}
