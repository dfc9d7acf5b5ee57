/**
 * Inline script for the head that marks each picture once it can be painted. Styles can't tell, and a drawing's white ground must not show
 * before the drawing does. Load events don't reach `window`.
 */
export const loadedPicturesScript =
  "document.addEventListener('load',({target:p},f=()=>p.setAttribute('data-loaded',''))=>{if(p.decode)p.decode().then(f,f)},true)";
