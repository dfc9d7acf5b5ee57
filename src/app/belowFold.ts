import { escapeScript } from '../model/escape';

/** Elements that are laid out before the clock is asked, and time in ms after which the browser gets a turn. */
const batch = { elements: 40, time: 10 } as const;

/** Marks an element, keeps its mark as the last one, and counts what is in it. */
const mark = 'e=>{e.toggleAttribute(k);m.push(e);a=e.querySelectorAll("*").length}';

/** Moves the marks `m` down through the page; where the time is up, goes on later. The deepest mark is the last one. */
const show =
  `function show(m,t,c,a,n,s){m=[...d.querySelectorAll("["+k+"]")];t=performance.now()+${batch.time};c=0;s=${mark};` +
  'while(a=m.pop()){n=a.nextElementSibling;a.toggleAttribute(k);if(n){s(n);' +
  // A list is shown item by item.
  `if(a>${batch.elements}&&n.matches("div,section,ol,ul"))s(n.firstElementChild);` +
  `c+=a+1;if(c>${batch.elements}){c=0;h.offsetHeight;if(performance.now()>t)return void setTimeout(show)}}}` +
  'delete h.dataset.arriving}';

/**
 * Runs in the head of a page whose fold is marked (markFold.ts). Until the first frame is painted, what stands below the fold waits
 * (global.css), so that the frame takes as long for a long page as for a short one. Then the marks move down through the page, a few elements at a time,
 * until all of it is laid out. Nothing waits where the reader has been before, is led to a place below, or where no frame is painted.
 */
export const belowFoldScript = escapeScript(
  '(function(d,h,k){' +
    'if(location.hash||location.search||d.hidden||performance.getEntriesByType("navigation")[0]?.type!="navigate")return;' +
    `h.dataset.arriving="";${show}` +
    'requestAnimationFrame(function look(){d.readyState=="complete"||d.querySelector("["+k+"=here]")?setTimeout(show):requestAnimationFrame(look)})' +
    '})(document,document.documentElement,"data-fold")',
);
