import { tabKey } from '../state/tabChoice';

/** Script at the end of `<Choice>` that ticks what the reader has chosen before first paint; the same text on every page. */
export const madeChoiceScript = `document.currentScript.parentNode.querySelectorAll("fieldset").forEach(function(f){try{var v=localStorage.getItem("${tabKey('')}"+f.dataset.group);f.querySelectorAll("input").forEach(function(e){if(e.value===v)e.checked=true})}catch(e){}})`;
