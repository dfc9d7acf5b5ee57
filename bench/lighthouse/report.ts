/** The parts of Lighthouse's report that are read. */
export interface LighthouseReport {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly numericValue?: number }>>;
  readonly runtimeError?: { readonly message: string };
}

/** Categories of Lighthouse 12, in its order. */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index'] as const;

/** Columns of the figures. Scores go to 100, times are in ms. `below` names what costs points. */
export const figureColumns = ['kind', 'form', ...categories, ...times, 'cumulative-layout-shift', 'below'] as const;

/** Audits with weight that are not fulfilled, outside performance, where the figures say it. */
function below({ categories: all, audits }: LighthouseReport): string[] {
  const weighed = categories.filter((name) => name !== 'performance').flatMap((name) => all[name]?.auditRefs ?? []);
  const lost = weighed.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
  return [...new Set(lost.map(({ id }) => id))];
}

/** A row of figures of a report. */
export function figures(kind: string, form: string, report: LighthouseReport): string[] {
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  const score = (name: string): string => {
    const value = report.categories[name]?.score;
    return value === undefined || value === null ? '' : String(Math.round(value * 100));
  };
  const number = (audit: string, digits: number): string => (report.audits[audit]?.numericValue ?? NaN).toFixed(digits);
  return [
    kind,
    form,
    ...categories.map(score),
    ...times.map((audit) => number(audit, 0)),
    number('cumulative-layout-shift', 3),
    below(report).join(';'),
  ];
}
