import type { GatsbyBrowser } from 'gatsby';
import { doDeferredLayout } from './src/app/deferredLayout';
import { showMistakes } from './src/app/developMistakes';
import { replayEarlyPress } from './src/app/earlyPress';
import { beforeRouteUpdate, onRouteUpdated } from './src/app/routeUpdate';
import { shouldUpdateScroll as restoreScroll } from './src/app/scrollRestoration';
import { startApp } from './src/app/startApp';
import { adoptStyles } from './src/app/styleCache';
import { wrapPage } from './src/app/wrapPage';
import { wrapRoot } from './src/app/wrapRoot';
import type { PageChrome } from './src/model/pageTypes';
import './src/styles/fonts.css';
import './src/styles/tokens.css';
import './src/styles/global.css';
import './src/styles/print.css';

const cache = adoptStyles();

if (process.env.NODE_ENV === 'development') showMistakes();

// Gatsby waits for the promise, though its type knows none.
export const onClientEntry = startApp;

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => wrapRoot(element, cache);

export const wrapPageElement: GatsbyBrowser<object, { chrome?: PageChrome }>['wrapPageElement'] = ({ element, props }) =>
  wrapPage(element, props.pageContext.chrome);

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  replayEarlyPress();
  doDeferredLayout();
};

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = beforeRouteUpdate;

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = onRouteUpdated;

export const shouldUpdateScroll = restoreScroll;
