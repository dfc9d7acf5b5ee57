import { tabKey } from '../state/tabChoice';

/**
 * Script at the end of a set of alternatives that shows the one the reader has chosen before first paint; the same text in every set, so
 * that the policy of a page can name it. What is stored may be anything: only an option counts, and the first one holds otherwise.
 */
export const shownAlternativeScript = `(function(b){var o=b.dataset.options.split(" "),v,p=b.querySelectorAll(":scope>[data-value]"),i=-1;try{v=localStorage.getItem("${tabKey('')}"+b.dataset.group)}catch(e){}if(o.indexOf(v)<0)v=o[0];p.forEach(function(e,j){if(e.dataset.value===v)i=j});p.forEach(function(e,j){e.hidden=j===Math.max(0,i)?false:"until-found"});p[0].querySelector(".choice-other").hidden=i>=0})(document.currentScript.parentNode)`;
