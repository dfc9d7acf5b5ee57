import { addressMistake } from '../model/addressMistake';
import * as definitionErrors from '../model/definitionErrors';
import { itemsOf } from '../model/definitionItems';
import { isObject } from '../model/isObject';
import type { FooterColumn } from '../model/footerTypes';
import type { Problem } from '../model/problems';
import type { SiteSettings } from '../model/settingsTypes';

/** Definitions of what stands around every page, besides navbar and sidebars. */
export interface FrameDefinitions {
  readonly footer: readonly FooterColumn[];
  readonly settings: Pick<SiteSettings, 'announcement'>;
}

const file = 'src/site/footer.ts';

function columnProblems(column: FooterColumn): Problem[] {
  if (!isObject(column)) return [{ file, message: definitionErrors.noItem('the footer') }];
  return itemsOf(column.items).flatMap((item): Problem[] => {
    if (!isObject(item)) return [{ file, message: definitionErrors.noItem(`the footer's column "${column.title}"`) }];
    const mistake = addressMistake(String(item.href));
    return mistake === undefined ? [] : [{ file, message: `footer item "${item.label}": the link "${item.href}" ${mistake}` }];
  });
}

/** An announcement of which a reader sees nothing, or that stays closed for who closed another one. */
function announcementProblems(announcement: SiteSettings['announcement']): Problem[] {
  if (announcement === null) return [];
  const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
  return (['id', 'text'] as const)
    .filter((field) => !isText(announcement[field]))
    .map((field) => ({ file: 'src/site/settings.ts', message: `announcement has no ${field}: write ${field}: '…' into it.` }));
}

/** Links of the footer and of the announcement that are not allowed, and entries of the footer that are none. */
export function frameProblems({ footer, settings: { announcement } }: FrameDefinitions): Problem[] {
  const mistake = announcement?.href === undefined ? undefined : addressMistake(announcement.href);
  return [
    ...itemsOf(footer).flatMap(columnProblems),
    ...announcementProblems(announcement),
    ...(mistake === undefined
      ? []
      : [{ file: 'src/site/settings.ts', message: `announcement: the link "${announcement?.href ?? ''}" ${mistake}` }]),
  ];
}
