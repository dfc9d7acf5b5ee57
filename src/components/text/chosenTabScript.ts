import { escapeScript } from '../../model/escape';
import { tabKey } from '../../state/tabChoice';

/**
 * Script at the end of a box of tabs that shows the chosen one before first paint. Plain JavaScript as text, because it
 * runs before anything is loaded; React takes over the same choice when it hydrates the page.
 */
export function chosenTabScript(group: string): string {
  const stored = `try{v=localStorage.getItem(${escapeScript(JSON.stringify(tabKey(group)))})}catch(e){}`;
  const show = 'p.forEach(function(e,j){e.hidden=j!==i;b.firstChild.children[j].setAttribute("aria-selected",j===i)})';
  return `(function(b){var v,p=[].slice.call(b.children,1,-1),i;${stored}i=p.findIndex(function(e){return e.dataset.value===v});if(i>0)${show}})(document.currentScript.parentNode)`;
}
