import { escapeAttribute, escapeText } from '../model/escape';
import { searchSettings } from '../site/searchSettings';
import { site } from '../site/site';
import { siteAddress } from '../site/siteAddress';

/** robots.txt allows everything: crawlers must read a page to see its `noindex`. */
export const robotsText = (): string => `User-agent: *\nAllow: /\n\nSitemap: ${siteAddress('/sitemap-index.xml')}\n`;

/** OpenSearch description, for searching the site from the address bar. */
export const openSearchDescription = (): string => `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeText(site.title)}</ShortName>
  <Description>${escapeText(`Search the documentation of ${site.title}`)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Language>${escapeText(site.language)}</Language>
  <Image width="32" height="32" type="image/svg+xml">${escapeText(siteAddress(site.favicon))}</Image>
  <Url type="text/html" method="get" template="${escapeAttribute(siteAddress(searchSettings.searchPagePath))}?q={searchTerms}"/>
</OpenSearchDescription>
`;
