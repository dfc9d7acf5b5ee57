import { tabKey } from '../../state/tabChoice';

const stored = `try{v=localStorage.getItem("${tabKey('')}"+b.dataset.group)}catch(e){}`;
const show = 'p.forEach(function(e,j){e.hidden=j!==i;if(t)t.children[j].setAttribute("aria-selected",j===i)})';
// Only where a choice holds for sets that lack it.
const other = 'o=!t&&p[0]&&p[0].querySelector(".choice-other");if(o&&v)o.hidden=i>=0';

/**
 * Script at the end of a box of tabs, or of alternatives, that shows the chosen one before first paint. Plain JavaScript as text, because it
 * runs before anything is loaded; React takes over the same choice when it hydrates the page. It is the same text in every box, so that
 * the policy of a page can name it: the group stands in the box.
 */
export const chosenTabScript = `(function(b){var v,t=b.querySelector(":scope>[role=tablist]"),p=[].filter.call(b.children,function(e){return e.dataset.value}),i,o;${stored}i=p.findIndex(function(e){return e.dataset.value===v});${other};if(i>0)${show}})(document.currentScript.parentNode)`;
