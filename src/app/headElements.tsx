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
import { loadedPicturesScript } from './loadedPictures';
import { oddAddressScript } from './oddAddress';

/* Elements that are the same on every page are here and not in PageHead, which recreates its elements on each render: the browser would
   load the icon each time. */

/**
 * Links for the head of every page: icon, web app manifest, OpenSearch description, and the Atom feed where there are posts.
 * gatsby-plugin-feed adds the RSS feed, gatsby-plugin-sitemap the sitemap.
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
 * Styles for pages without JavaScript: hide controls that need it and the space reserved for them, show the panels of all tabs and alternatives, list the pages of the
 * section below the text, give the links to sections lines of their own, keep the open table of contents from covering the text, and give
 * drawings their ground.
 */
const withoutScript = `img{--figure-ground:var(--figure-paper)}[data-needs-script],[role=tablist],.choice>fieldset,.choice-change,.choice-other,[data-menu-button],[data-search-button],[data-colour-mode-switch],[data-parts-tools],[data-maker-filter],[data-symptom-finder],[data-can-bench],[data-poster],[data-copy-markdown],[data-language]>div{display:none!important}[role=tabpanel][hidden],.alternative[hidden],.tab-label{display:block!important;content-visibility:visible!important}[data-later]{display:revert!important}[data-folded],[data-folded]>details,[data-folded] ul{position:static!important;max-height:none!important}[data-folded]{height:auto!important;margin-block:var(--space-4) var(--space-5)!important;visibility:visible!important}${media.narrow}{[data-section-sidebar]{display:block!important;position:static!important;height:auto!important;border-top:1px solid var(--line)}header[data-hidden]{position:static!important}header[data-hidden]>div{flex-wrap:wrap;height:auto!important;padding-block:var(--space-2)!important}[data-sections]{display:flex!important;order:1;flex:1 0 100%;flex-wrap:wrap;margin-left:0!important}}`;

/**
 * Elements for the head of every page: scripts that correct odd addresses, set the colour mode and hide a closed announcement before
 * first paint, and record early clicks and loaded pictures; the styles without JavaScript; and a preconnect to the hosted search service.
 */
export const headScripts = [
  <script key="odd-address" dangerouslySetInnerHTML={{ __html: oddAddressScript }} />,
  <script key="colour-mode" dangerouslySetInnerHTML={{ __html: colourModeScript(settings.colourMode) }} />,
  ...(settings.announcement?.closeable
    ? [<script key="announcement" dangerouslySetInnerHTML={{ __html: announcementScript(settings.announcement) }} />]
    : []),
  <script key="early-press" dangerouslySetInnerHTML={{ __html: earlyPressScript }} />,
  <script key="loaded-pictures" dangerouslySetInnerHTML={{ __html: loadedPicturesScript }} />,
  <noscript key="without-script" dangerouslySetInnerHTML={{ __html: `<style>${withoutScript}</style>` }} />,
  ...(searchSettings.hosted
    ? [<link key="search-host" rel="preconnect" href={`https://${searchSettings.hosted.appId}-dsn.algolia.net`} crossOrigin="anonymous" />]
    : []),
];
