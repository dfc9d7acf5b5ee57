import type { GatsbyBrowser } from 'gatsby';
import { showMistakes } from './src/app/developMistakes';
import { replayEarlyPress } from './src/app/earlyPress';
import { onRouteUpdated } from './src/app/routeUpdate';
import { shouldUpdateScroll as restoreScroll } from './src/app/readersPlace';
import { renderApp, startApp } from './src/app/startApp';
import { wrapPage, wrapRoot } from './src/app/wrap';
import { adoptStyles } from './src/theme/styles/styleCache';
import type { PageChrome } from './src/model/pageTypes';
import './src/theme/styles/fonts.css';
import './src/site/colours.css';
import './src/theme/styles/tokens.css';
import './src/theme/styles/global.css';
import './src/theme/styles/print.css';

const cache = adoptStyles();

if (process.env.NODE_ENV === 'development') showMistakes();

// Gatsby waits for the promise, though its type knows none.
export const onClientEntry = startApp;

export const replaceHydrateFunction = () => renderApp;

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => wrapRoot(element, cache);

export const wrapPageElement: GatsbyBrowser<object, { chrome: PageChrome }>['wrapPageElement'] = wrapPage;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => replayEarlyPress();

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = onRouteUpdated;

export const shouldUpdateScroll = restoreScroll;
