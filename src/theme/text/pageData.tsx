import { createContext, use } from 'react';
import * as definitionErrors from '../../model/definitionErrors';
import type { PropFigure } from '../../model/pageTypes';

/** Data of the page query for components in the text: its drawings. */
export interface PageData {
  readonly figures: readonly PropFigure[];
}

const PageDataContext = createContext<PageData | null>(null);

/** Provides a page's drawings to its text. */
export const PageDataProvider = PageDataContext;

function usePageData(): PageData {
  const data = use(PageDataContext);
  if (!data) throw new Error(definitionErrors.noDocsData('default'));
  return data;
}

/** A drawing or photo, if the page has it. */
export const useKnownFigure = (name: string): PropFigure | undefined =>
  use(PageDataContext)?.figures.find((candidate) => candidate.name === name);

/** A drawing or photo of the page. Throws if the page doesn't have it. */
export function useFigure(name: string): PropFigure {
  const figure = usePageData().figures.find((candidate) => candidate.name === name);
  if (!figure) throw new Error(definitionErrors.unknownFigure(name));
  return figure;
}
