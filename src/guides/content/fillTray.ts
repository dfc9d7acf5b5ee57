import type { RootContent } from 'mdast';
import { torqueNote } from '../../site/fasteners';
import { guideWords } from '../../site/words/guides';
import type { Tables } from '../../content/tables/csvTable';
import { readDifferences } from './differences';
import type { GuideNeeds, Need } from './needs';
import { component, list, listItem, paragraph, strong, text } from '../../content/tree/nodes';
import { needWords } from './needs';
import { toolWords } from './tools';

const { tray: words } = guideWords;

/** A tile of the tray: drawing (if it exists), count and name. */
function tile(need: Need, figures: ReadonlySet<string>, always: boolean): RootContent {
  const { item, left, count } = need;
  const name = item.name && !left ? [text(` ${item.name}`)] : [];
  const shown = (figure: string | undefined): string | undefined => (figure !== undefined && figures.has(figure) ? figure : undefined);
  return component('TrayItem', { src: shown(item.figure), left: shown(left?.figure), count: String(count) }, [
    paragraph([...needWords(need, always), ...name]),
  ]);
}

const tiles = (title: string, needs: readonly Need[], figures: ReadonlySet<string>, always: boolean): RootContent[] =>
  needs.length === 0
    ? []
    : [
        component(
          'TrayList',
          { title },
          needs.map((need) => tile(need, figures, always)),
        ),
      ];

/** Explained differences between the bill of materials and a guide. */
function differences(guide: string, tables: Tables): RootContent[] {
  const reasons = readDifferences(tables)
    .filter(({ guides }) => guides.includes(guide))
    .map(({ reason }) => reason);
  if (reasons.length === 0) return [];
  return [
    paragraph([strong(text(words.beforeYouBuy))]),
    list(
      false,
      reasons.map((reason) => listItem([paragraph([text(reason)])])),
    ),
  ];
}

/** What the project says about torques. */
const aboutTorques = (): RootContent[] =>
  torqueNote === null
    ? []
    : [paragraph([text(`${torqueNote.text} `), { type: 'link', url: torqueNote.route, children: [text(torqueNote.link)] }, text('.')])];

/** Everything on the bench: parts and units, fasteners, tools, and differences from the bill of materials. */
export function trayContent(needs: GuideNeeds, tables: Tables, figures: ReadonlySet<string>): RootContent[] {
  const { guide, parts, fasteners, tools, handed, once } = needs;
  const place = `where-${guide}.svg`;
  return [
    ...(figures.has(place) ? [component('TrayPlace', { src: place }, [])] : []),
    ...(handed.length > 0 ? [component('ArmChoice', {}, [paragraph([text(words.differ(handed))])])] : []),
    ...tiles(words.parts(once), parts, figures, false),
    ...tiles(words.fasteners(once), fasteners, figures, true),
    ...(tools.length > 0 ? [paragraph([strong(text(words.tools)), text(' '), ...toolWords(tools, true)])] : []),
    ...differences(guide, tables),
    ...(fasteners.length > 0 ? aboutTorques() : []),
  ];
}
