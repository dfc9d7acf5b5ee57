const textEntities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const attributeEntities: Readonly<Record<string, string>> = { ...textEntities, '"': '&quot;' };

const scriptEscapes: Readonly<Record<string, string>> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** Makes a text safe between the tags of HTML or XML. Not for attributes, nor inside `<script>` and `<style>`. */
export const escapeText = (text: string): string => text.replace(/[&<>]/g, (character) => textEntities[character] ?? character);

/** Makes a text safe as an attribute of HTML or XML that stands in double quotes. */
export const escapeAttribute = (text: string): string => text.replace(/[&<>"]/g, (character) => attributeEntities[character] ?? character);

/**
 * Makes JSON, or JavaScript whose `<` and line separators all stand inside strings, safe in a `<script>` element: the
 * HTML parser reads entities in there as they are, but ends the script at `</script>` and goes astray after `<!--`.
 * What the script means stays the same.
 */
export const escapeScript = (source: string): string =>
  source.replace(/[<\u2028\u2029]/g, (character) => scriptEscapes[character] ?? character);
