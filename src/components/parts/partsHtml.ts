import { formatNumber } from '../../model/formatCell';
import { longDate } from '../../model/longDate';
import type { PartsRow } from '../../model/parts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** A link that leaves the site, as the rest of the site writes them. */
const link = (href: string, text: string): string =>
  `<a class="external" href="${escape(href)}" target="_blank" rel="noopener noreferrer">${escape(text)}<span class="visually-hidden"> (opens in a new tab)</span></a>`;

const fact = (label: string, html: string): string => (html ? `<div><dt>${label}</dt><dd>${html}</dd></div>` : '');

const fileName = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

function details({ part, index }: PartsRow): string {
  const { shape, supplier, manufacturer, material, process, url, files, unitPrice, notedOn, oneArm, robot, leaderFollower, arm } = part;
  const quantities = [
    ...(oneArm === null ? [] : [`${oneArm} for one${arm ? ` ${arm}` : ''} arm`]),
    `${robot} for ${part.leaderOnly ? 'the leader robot' : 'one robot'}`,
    `${leaderFollower} for leader and follower`,
  ];
  return `<details data-row="${index}"><summary>Details</summary><dl>${[
    fact('Price', `${formatNumber(unitPrice)}\u00a0JPY each, noted on ${longDate(notedOn)}`),
    fact('Quantity', quantities.join(', ')),
    fact('Made', escape([material, process].filter(Boolean).join(', '))),
    fact('Supplier', url ? link(url, supplier) : escape(supplier)),
    fact('Maker', manufacturer && manufacturer !== supplier ? escape(manufacturer) : ''),
    fact('Files', files.map((file) => link(file, fileName(file))).join(', ')),
    fact('Shape', escape(shape)),
  ].join('')}</dl></details>`;
}

function partCell({ part }: PartsRow, icons: string): string {
  const { id, name, model, notes, arm, icon } = part;
  const note = [arm ? `${arm} arm only` : '', notes ?? ''].filter(Boolean).join('. ');
  return (
    `<th scope="row"><div class="part"><svg aria-hidden="true" width="36" height="36"><use href="${escape(icons)}#${escape(icon)}"/></svg><div>` +
    `${/[_]/.test(id) && id === name ? `<code>${escape(name)}</code>` : escape(name)}` +
    (model ? `<small><code>${escape(model)}</code></small>` : '') +
    (note ? `<small>${escape(note.charAt(0).toUpperCase() + note.slice(1))}</small>` : '') +
    '</div></div></th>'
  );
}

function rowHtml(row: PartsRow, icons: string, anchors: boolean): string {
  const { material, process, supplier, url, unitPrice, id } = row.part;
  return (
    `<tr class="item"${anchors ? ` id="${escape(id)}"` : ''}>${partCell(row, icons)}` +
    `<td class="wide">${material ? `${escape(material)}<br>` : ''}<small>${escape(process)}</small></td>` +
    `<td class="wide">${url ? link(url, supplier) : escape(supplier)}</td>` +
    `<td class="number" data-pieces>${formatNumber(row.pieces)}</td>` +
    `<td class="number wide">${formatNumber(unitPrice)}</td>` +
    `<td class="number" data-total>${formatNumber(row.total)}</td></tr>` +
    // A row of its own, so that the words have the width of three columns.
    `<tr class="more"><td colspan="3">${details(row)}</td><td class="wide" colspan="3"></td></tr>`
  );
}

/**
 * Rows of a table of parts as HTML. They are text, not components: the browser has nothing to hydrate, and the tools
 * that sort and filter move the rows themselves. `icons` is the address of the sheet of shapes.
 */
export const partsRowsHtml = (rows: readonly PartsRow[], icons: string, anchors: boolean): string =>
  rows.map((row) => rowHtml(row, icons, anchors)).join('');
