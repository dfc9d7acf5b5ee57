import { tabKey } from '../state/tabChoice';

const stored = `try{v=localStorage.getItem("${tabKey('')}"+b.dataset.group)}catch(e){}`;
const show = 'p.forEach(function(e,j){e.hidden=j===i?false:"until-found";b.firstChild.children[j].setAttribute("aria-selected",j===i)})';

/**
 * Script at the end of a box of tabs that shows the chosen one before first paint. Plain JavaScript as text, because it
 * runs before anything is loaded; React takes over the same choice when it hydrates the page. It is the same text in every box, so that
 * the policy of a page can name it: the group stands in the box.
 */
export const chosenTabScript = `(function(b){var v,p=[].slice.call(b.children,1,-1),i;${stored}i=p.findIndex(function(e){return e.dataset.value===v});i=Math.max(0,i);${show}})(document.currentScript.parentNode)`;
