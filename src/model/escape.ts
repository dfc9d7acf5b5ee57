const textEntities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const attributeEntities: Readonly<Record<string, string>> = { ...textEntities, '"': '&quot;' };

const scriptEscapes: Readonly<Record<string, string>> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** Escapes text content of HTML or XML. Not for attributes, `<script>` or `<style>`. */
export const escapeText = (text: string): string => text.replace(/[&<>]/g, (character) => textEntities[character] ?? character);

/** Escapes an attribute value in double quotes, in HTML or XML. */
export const escapeAttribute = (text: string): string => text.replace(/[&<>"]/g, (character) => attributeEntities[character] ?? character);

/**
 * Escapes JSON for a `<script>` element, or JavaScript whose `<` and line separators are all inside strings. HTML parsers don't decode
 * entities there, but end the script at `</script>` and misread `<!--`. Doesn't change what the script means.
 */
export const escapeScript = (source: string): string =>
  source.replace(/[<\u2028\u2029]/g, (character) => scriptEscapes[character] ?? character);
