import type { PartsTableInfo, SetLabels } from '../model/siteTypes';
import type { PartIconName } from './partIcons';

/** The price list. */
export const partsTables = {
  parts: { title: 'Parts of Twig', route: '/hardware/parts' },
} as const satisfies Readonly<Record<string, PartsTableInfo>>;

export type PartsTableName = keyof typeof partsTables;
export const listsBesideGuides: readonly PartsTableName[] = [];

/** Prices are in euros: columns end in `_eur`. */
export const currency = { code: 'EUR', name: 'euros', short: 'euros' } as const;

export const readersCurrencies: readonly string[] = ['GBP'];

/** What a reader can order: Twig as a whole. */
export const setLabels: SetLabels = {
  robot: 'One Twig',
  follower: '',
  leader: '',
  'leader-follower': '',
  'either-arm': '',
  'left-arm': '',
  'right-arm': '',
};

export const spareShapes: readonly PartIconName[] = ['screw', 'nut'];
