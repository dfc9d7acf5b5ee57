import { memo } from 'react';
import { readParts } from '../../site/parts';
import { useTables } from '../mdx/pageData';
import { PartsSection } from './PartsSection';

interface PartsTableProps {
  /** A table, or several with commas between them. */
  readonly name: string;
  readonly caption?: string;
}

/**
 * Tables of the bill of materials. Complete without JavaScript; with it, readers sort, filter, choose quantities, and
 * take the result along. A page is rendered again with each change of its address; its tables are not.
 */
export const PartsTable = memo(function PartsTable({ name, caption }: PartsTableProps) {
  const tables = useTables(name.split(',').map((part) => part.trim()));
  const several = tables.length > 1;
  // Among others, the leader's parts belong to no follower robot.
  const parts = tables.flatMap(readParts).map((part) => (several && part.leaderOnly ? { ...part, robot: 0 } : part));
  const [first] = tables;
  const title = caption ?? first?.title ?? name;
  const prefix = several ? 'parts' : name.replace(/^bom-/, '');
  return <PartsSection key={name} title={title} prefix={prefix} parts={parts} sources={tables} />;
});
