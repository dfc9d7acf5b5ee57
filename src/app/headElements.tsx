import { withPrefix } from 'gatsby';
import { offlineFiles } from '../model/offlineManifest';
import { blog } from '../site/blog';
import { searchSettings } from '../site/searchSettings';
import { settings } from '../site/settings';
import { site } from '../site/site';
import { siteBuild } from '../site/siteBuild';
import { announcementScript } from '../theme/state/announcement';
import { colourModeScript } from '../theme/state/colourMode';
import { media } from '../theme/styles/media';
import { earlyPressScript } from './earlyPress';

/*
 * What is the same on every page stands here and not in PageHead, whose elements are made anew whenever the page renders: a browser would load
 * the icon each time.
 */

/**
 * Links in the head of every page: its icon, how a browser searches the site, and the Atom feed where there are posts. gatsby-plugin-feed adds
 * the RSS feed, gatsby-plugin-sitemap the sitemap.
 */
export const headLinks = [
  <link key="icon" rel="icon" href={withPrefix(site.favicon)} type="image/svg+xml" />,
  <link key="web-app" rel="manifest" href={withPrefix(offlineFiles.webApp)} />,
  <link
    key="opensearch"
    rel="search"
    type="application/opensearchdescription+xml"
    href={withPrefix('/opensearch.xml')}
    title={site.title}
  />,
  ...(siteBuild.hasPosts
    ? [
        <link
          key="atom"
          rel="alternate"
          type="application/atom+xml"
          href={withPrefix(blog.atom)}
          title={`${site.title} ${blog.title} (Atom)`}
        />,
      ]
    : []),
];

/**
 * What the page needs where JavaScript is off: what does nothing then is not there, closed alternatives are shown, the section's pages stand
 * below the text, and contents that nothing closes do not lie over it.
 */
const withoutScript = `[role=tablist],.choice>fieldset,.choice-change,.choice-other,[data-menu-button],[data-search-button],[data-colour-mode-switch],[data-parts-tools],[data-maker-filter],[data-symptom-finder],[data-can-bench],[data-copy-markdown],[data-language]>div{display:none!important}[role=tabpanel][hidden],.alternative[hidden],.tab-label{display:block!important;content-visibility:visible!important}[data-later]{display:revert!important}[data-folded],[data-folded] ul{position:static!important;max-height:none!important}${media.narrow}{[data-section-sidebar]{display:block!important;position:static!important;height:auto!important;border-top:1px solid var(--line)}[data-sections]{display:flex!important;overflow-x:auto;margin-left:0!important}}`;

/**
 * Elements for the head of every page: the colour mode and a closed announcement before first paint, what is pressed before React is
 * there, the styles without JavaScript, and the connection to the search service where one answers.
 */
export const headScripts = [
  <script key="colour-mode" dangerouslySetInnerHTML={{ __html: colourModeScript(settings.colourMode) }} />,
  ...(settings.announcement?.closeable
    ? [<script key="announcement" dangerouslySetInnerHTML={{ __html: announcementScript(settings.announcement) }} />]
    : []),
  <script key="early-press" dangerouslySetInnerHTML={{ __html: earlyPressScript }} />,
  <noscript key="without-script" dangerouslySetInnerHTML={{ __html: `<style>${withoutScript}</style>` }} />,
  ...(searchSettings.hosted
    ? [<link key="search-host" rel="preconnect" href={`https://${searchSettings.hosted.appId}-dsn.algolia.net`} crossOrigin="anonymous" />]
    : []),
];
