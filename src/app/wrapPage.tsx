import type { ReactElement } from 'react';
import { Layout } from '../components/layout/Layout';
import type { PageChrome } from '../site/pageTypes';

/** Puts the layout around a page. The layout stays in place while pages change. */
export const wrapPage = (element: ReactElement, chrome: PageChrome) => <Layout chrome={chrome}>{element}</Layout>;
