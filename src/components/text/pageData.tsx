import { createContext, use } from 'react';
import { definitionErrors } from '../../model/definitionErrors';
import type { PropFigure, PropTable } from '../../model/pageTypes';

/** Tables and drawings that the page query provides to the components of the text. */
export interface PageData {
  readonly tables: readonly PropTable[];
  readonly figures: readonly PropFigure[];
}

const PageDataContext = createContext<PageData | null>(null);

/** Provides a page's tables and drawings to its text. */
export const PageDataProvider = PageDataContext;

function usePageData(): PageData {
  const data = use(PageDataContext);
  if (!data) throw new Error(definitionErrors.noDocsData('default'));
  return data;
}

/** A table that the frontmatter of the page names. */
export function useTable(name: string): PropTable {
  const table = usePageData().tables.find((candidate) => candidate.name === name);
  if (!table) throw new Error(definitionErrors.unknownTable(name));
  return table;
}

/** Several tables that the frontmatter of the page names. */
export function useTables(names: readonly string[]): PropTable[] {
  const { tables } = usePageData();
  return names.map((name) => {
    const table = tables.find((candidate) => candidate.name === name);
    if (!table) throw new Error(definitionErrors.unknownTable(name));
    return table;
  });
}

/** A drawing that the page shows. */
export function useFigure(name: string): PropFigure {
  const figure = usePageData().figures.find((candidate) => candidate.name === name);
  if (!figure) throw new Error(definitionErrors.unknownFigure(name));
  return figure;
}
