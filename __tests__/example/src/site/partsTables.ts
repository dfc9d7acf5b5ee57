import type { RobotKind, SetLabels } from '../model/siteTypes';
import type { PartIconName } from './partIcons';

export interface PartsTableInfo {
  readonly title: string;
  readonly route: string;
  readonly robot?: RobotKind;
}

/** The price list. */
export const partsTables = {
  parts: { title: 'Parts of Twig', route: '/hardware/parts' },
} as const satisfies Readonly<Record<string, PartsTableInfo>>;

export type PartsTableName = keyof typeof partsTables;
export const listsBesideGuides: readonly PartsTableName[] = [];
export const partsTableNames = Object.keys(partsTables) as readonly PartsTableName[];
export const isPartsTable = (name: string): name is PartsTableName => Object.hasOwn(partsTables, name);
export const robotOf = (name: string): RobotKind | null => (partsTables as Readonly<Record<string, PartsTableInfo>>)[name]?.robot ?? null;

/** Prices are in euros: columns end in `_eur`. */
export const currency = { code: 'EUR', name: 'euros', short: 'euros' } as const;
export const priceColumn = (name: 'unit_price' | 'total_price' | 'total' | 'headline' | 'leader'): string =>
  `${name}_${currency.code.toLowerCase()}`;

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
