import { draw, type Drawing } from 'replicad';
import { didYouMean } from '../../src/model/problems';
import type { TableDefinition } from '../../src/model/tableTypes';
import { declaredTable } from '../tables/declaredTable';
import { rowsOf, type TableRow } from '../tables/tableRow';

/** Outlines of flat parts, edge after edge: lines, and arcs through three points. u and v are the axes of the plane, in its order. */
const outlinesTable: TableDefinition = {
  title: 'Outlines of flat parts',
  key: 'edge',
  columns: {
    edge: { label: 'Edge', type: 'text' },
    outline: { label: 'Outline', type: 'text' },
    part: { label: 'Part', type: 'text' },
    plane: { label: 'Plane', type: 'text', oneOf: ['xy', 'yz', 'xz'] },
    extrude_range: { label: 'Pushed through', type: 'text' },
    loop: { label: 'Loop', type: 'text' },
    segment: { label: 'Segment', type: 'integer' },
    type: { label: 'Type', type: 'text', oneOf: ['line', 'arc'] },
    start_u_mm: { label: 'Start u', type: 'number', unit: 'mm' },
    start_v_mm: { label: 'Start v', type: 'number', unit: 'mm' },
    via_u_mm: { label: 'Via u', type: 'number', unit: 'mm', optional: true },
    via_v_mm: { label: 'Via v', type: 'number', unit: 'mm', optional: true },
    end_u_mm: { label: 'End u', type: 'number', unit: 'mm' },
    end_v_mm: { label: 'End v', type: 'number', unit: 'mm' },
    source: { label: 'Source', type: 'text' },
  },
};

const file = 'figures/cad/data/part-outlines.csv';

const point = (row: TableRow, which: 'start' | 'via' | 'end'): [number, number] => [
  row.number(`${which}_u_mm`),
  row.number(`${which}_v_mm`),
];

/** Closed outline by its name in figures/cad/data/part-outlines.csv. */
export function outlineOf(name: string): Drawing {
  const rows = rowsOf(declaredTable(file, outlinesTable));
  const edges = rows.filter((row) => row.text('outline') === name);
  const [first] = edges;
  if (!first) throw new Error(`${file} has no outline "${name}". ${didYouMean(name, new Set(rows.map((row) => row.text('outline'))))}`);
  let pen = draw(point(first, 'start'));
  for (const edge of edges)
    pen = edge.text('type') === 'arc' ? pen.threePointsArcTo(point(edge, 'end'), point(edge, 'via')) : pen.lineTo(point(edge, 'end'));
  return pen.close();
}
