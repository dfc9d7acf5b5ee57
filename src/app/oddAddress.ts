/**
 * Inline script for the head that rewrites an address which Gatsby and its router can't read, before they start and whenever it changes. They
 * throw on a percent sign that encodes nothing, decode a path once and twice, and take a segment that begins with ":" or "*" as a pattern;
 * the page would be blank. In the path, such signs become their full-width forms: readers see `/100％` in place of `/100%`. No page has them.
 */
export const oddAddressScript = String.raw`(f=>{f();addEventListener('popstate',f)})(()=>{const a=location.href,b=a.replace(/(%[\da-f]{2})+|%/gi,s=>{try{decodeURIComponent(s);return s}catch{return s.replaceAll('%','%25')}}).replace(/^[^?#]*/,p=>p.replaceAll('/:','/%3A').replaceAll('/*','/%2A').replace(/%(2[3-6abcf]|3[abdf]|40)/gi,(_,c)=>String.fromCharCode(65248+parseInt(c,16))));b!=a&&history.replaceState(history.state,'',b)})`;
