import { escapeScript } from '../model/escape';

/** Elements that are laid out before the clock is asked, and time in ms after which the browser gets a turn. */
const batch = { elements: 40, time: 10 } as const;

/**
 * Runs in the head of a page whose fold is marked (markFold.ts). Until the first frame is painted, what stands below the fold waits
 * (global.css), so that the frame takes as long for a long page as for a short one. Then the marks move down through the page, a few elements at a time,
 * until all of it is laid out. Nothing waits where the reader has been before, is led to a place below, or where no frame is painted.
 */
export const belowFoldScript = escapeScript(
  '(function(d,h){' +
    'if(location.hash||location.search||d.hidden||(performance.getEntriesByType("navigation")[0]||{}).type!=="navigate")return;' +
    'h.dataset.arriving="";' +
    'function end(){delete h.dataset.arriving}' +
    'function show(){try{' +
    // The deepest mark is the last one in the page.
    'var marks=[].slice.call(d.querySelectorAll("[data-fold]")),from=performance.now(),shown=0,at,next;' +
    'while(at=marks.pop()){' +
    'next=at.nextElementSibling;at.removeAttribute("data-fold");' +
    'if(next){' +
    'next.setAttribute("data-fold","");marks.push(next);' +
    'at=next.getElementsByTagName("*").length;' +
    // A list is shown item by item.
    `if(at>${batch.elements}&&/^(DIV|SECTION|OL|UL)$/.test(next.tagName)){next=next.firstElementChild;next.setAttribute("data-fold","");marks.push(next);at=next.getElementsByTagName("*").length}` +
    `shown+=at+1;if(shown>${batch.elements}){shown=0;h.offsetHeight;if(performance.now()-from>${batch.time})return void setTimeout(show)}` +
    '}}end()' +
    '}catch(e){end()}}' +
    'requestAnimationFrame(function look(){' +
    'd.querySelector("[data-fold=here]")?setTimeout(show):d.readyState==="complete"?end():requestAnimationFrame(look)})' +
    '})(document,document.documentElement)',
);
