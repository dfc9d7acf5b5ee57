import { searchSettings } from '../site/searchSettings';
import { settings } from '../site/settings';
import { announcementScript } from '../state/announcement';
import { colourModeScript } from '../state/colourMode';
import { media } from '../styles/media';
import { earlyPressScript } from './earlyPress';
import { ownFontScript } from './ownFont';

/**
 * What the page needs where JavaScript is off: what does nothing then is not there, closed alternatives are shown, the section's pages stand
 * below the text, and contents that nothing closes do not lie over it. The typeface of the text comes from the style sheet then: beside the
 * script, it would be asked for twice. Code has its stand-in.
 */
const withoutScript = `html:root{--font:'Atkinson Hyperlegible Next','Text stand-in',sans-serif}[role=tablist],.choice>fieldset,.choice-change,.choice-other,[data-menu-button],[data-search-button],[data-colour-mode-switch],[data-parts-tools],[data-maker-filter],[data-symptom-finder],[data-can-bench],[data-copy-markdown],[data-language]>div{display:none!important}[role=tabpanel][hidden],.alternative[hidden],.tab-label{display:block!important}[data-later]{display:revert!important}[data-folded],[data-folded] ul{position:static!important;max-height:none!important}${media.narrow}{[data-section-sidebar]{display:block!important;position:static!important;height:auto!important;border-top:1px solid var(--line)}[data-sections]{display:flex!important;overflow-x:auto;margin-left:0!important}}`;

/**
 * Elements for the head of every page: the colour mode, a closed announcement and the typeface before first paint, what is pressed before React is
 * there, the styles without JavaScript, and the connection to the search service where one answers.
 */
export const headScripts = [
  <script key="colour-mode" dangerouslySetInnerHTML={{ __html: colourModeScript(settings.colourMode) }} />,
  ...(settings.announcement?.closeable
    ? [<script key="announcement" dangerouslySetInnerHTML={{ __html: announcementScript(settings.announcement) }} />]
    : []),
  <script key="early-press" dangerouslySetInnerHTML={{ __html: earlyPressScript }} />,
  <script key="own-font" dangerouslySetInnerHTML={{ __html: ownFontScript }} />,
  <noscript key="without-script" dangerouslySetInnerHTML={{ __html: `<style>${withoutScript}</style>` }} />,
  ...(searchSettings.hosted
    ? [<link key="search-host" rel="preconnect" href={`https://${searchSettings.hosted.appId}-dsn.algolia.net`} crossOrigin="anonymous" />]
    : []),
];
