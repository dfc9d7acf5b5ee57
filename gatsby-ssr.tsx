import type { GatsbySSR } from 'gatsby';
import { headLinks, headScripts } from './src/app/headElements';
import { printedAttributes } from './src/app/printing';
import { renderPage } from './src/app/renderPage';
import { wrapPage } from './src/app/wrap';
import { withPagePathBeside } from './src/gatsby/patches/pageMarkup';
import { settings } from './src/site/settings';
import { site } from './src/site/site';
import type { PageChrome } from './src/model/pageTypes';

export const wrapPageElement: GatsbySSR<object, { chrome: PageChrome }>['wrapPageElement'] = wrapPage;

export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  pathname,
  replaceBodyHTMLString,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  const { html, head } = renderPage(bodyComponent);
  replaceBodyHTMLString(html);
  setHeadComponents(head);
  setHtmlAttributes(printedAttributes(html, pathname));
};

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents, setHtmlAttributes }) => {
  setHtmlAttributes({ lang: site.language, dir: site.direction, 'data-theme': settings.colourMode.default } as object);
  setHeadComponents([...headLinks, ...headScripts]);
};

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getPostBodyComponents, replacePostBodyComponents }) =>
  replacePostBodyComponents(withPagePathBeside(getPostBodyComponents()));
