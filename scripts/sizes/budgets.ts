/** Compressed bytes that a page may cost a reader before it is complete. */
export interface PageBudget {
  readonly script: number;
  readonly html: number;
  readonly inlineStyle: number;
  readonly pageData: number;
}

/**
 * What pages may cost. Lower these after each gain. Naming the row of each cell in Markdown's tables has cost up to 60 B of HTML and 30 B
 * of styles, and noting a press before the scripts are there about 25 B. The arrow that Safari shows in tables, the line below terms in its words, and
 * fields that do not make an iPhone enlarge the page cost up to 100 B of styles, and as much of HTML, which carries them.
 */
const budget: PageBudget = { script: 95_500, html: 25_750, inlineStyle: 8_250, pageData: 16_000 };

/** A page that holds every symptom with all that helps, each at an address that stays, costs more; it is read when nothing else helps. */
const larger: Readonly<Record<string, Partial<PageBudget>>> = {
  '/getting-started/troubleshooting': { html: 55_650, pageData: 43_000 },
  // All ways to start the arms, with their options, which may not break behind a dash.
  '/software/ros2/control': { html: 25_900 },
  // 64 options of commands, for which the same holds.
  '/software/setup/motor-config': { html: 25_900 },
};

/** What the page at a route may cost. */
export const budgetOf = (route: string): PageBudget => ({ ...budget, ...larger[route] });
