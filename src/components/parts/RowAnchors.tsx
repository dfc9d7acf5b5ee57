import { memo } from 'react';
import { escapeAttribute } from '../../model/escape';
import type { PartsRow } from '../../model/parts';

const quoted = (value: string): string => `"${escapeAttribute(value)}"`;

/**
 * A place for each row that a long table does not show at first: what leads to the row leads to this table. One element for React, because
 * thousands would hold up the page.
 */
export const RowAnchors = memo(function RowAnchors({ rows }: { readonly rows: readonly PartsRow[] }) {
  if (rows.length === 0) return null;
  const html = rows.map(({ part: { id } }) => `<tr id=${quoted(id)}></tr>`).join('');
  return <tbody hidden dangerouslySetInnerHTML={{ __html: html }} />;
});
