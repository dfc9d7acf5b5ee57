/** A number's space before a unit symbol in SI notation, or before the sign of a count as in "4 × M3×6". */
const spaceBeforeUnit =
  /(\d) (?=(?:×|%|°C|rpm|h|days|USD|JPY|[kMGcmµn]?(?:m[²³]?|g|s|A|V|W|N|Ω|H|Hz|bit|B|rad)(?:[·/][A-Za-z·²/]+)?)(?![\p{L}\p{N}]))/gu;

/** A text in which no line breaks between a number and its unit. */
export const keepUnits = (text: string): string => text.replace(spaceBeforeUnit, '$1\u00a0');
