/** Encodes the percent sign of a sequence that encodes nothing, on which `decodeURIComponent` throws. */
const strayPercent = String.raw`.replace(/(%[\da-f]{2})+|%/gi,s=>{try{decodeURIComponent(s);return s}catch{return s.replaceAll('%','%25')}})`;

/** Replaces encoded ASCII signs by their full-width forms, which no decoder touches: `%25` by `％`. 65,248 is the distance between both. */
const fullWidth = String.raw`.replace(/%(2[3-6abcf]|3[abdf]|40)/gi,(_,c)=>String.fromCharCode(65248+parseInt(c,16)))`;

/** Encodes what the router takes for a parameter: a segment that begins with ":" or "*". */
const parameters = ".replaceAll('/:','/%3A').replaceAll('/*','/%2A')";

/**
 * Inline script for the head that rewrites addresses on which Gatsby and its router fail, before they start and whenever the address changes.
 * They throw on a stray percent sign, decode some paths twice, and take `/:uri` for a pattern: the page would be blank. Readers see `/100％` in
 * place of `/100%`. No page has such an address.
 */
export const oddAddressScript = `(f=>{f();addEventListener('popstate',f)})(()=>{const a=location.href,b=a${strayPercent}.replace(/^[^?#]*/,p=>p${parameters}${fullWidth});b!=a&&history.replaceState(history.state,'',b)})`;
