import type { GatsbySSR } from 'gatsby';
import { headLinks } from './src/app/headLinks';
import { headScripts } from './src/app/headScripts';
import { withPagePathBeside } from './src/app/pagePathScript';
import { printedAttributes } from './src/app/printedAddress';
import { renderPage } from './src/app/renderPage';
import { wrapPage } from './src/app/wrapPage';
import { settings } from './src/site/settings';
import { site } from './src/site/site';
import type { PageChrome } from './src/model/pageTypes';

export const wrapPageElement: GatsbySSR<object, { chrome?: PageChrome }>['wrapPageElement'] = ({ element, props }) =>
  wrapPage(element, props.pageContext.chrome);

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
