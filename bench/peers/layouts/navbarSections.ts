import type { NeutralSection } from '../documents/documentation';

/** Sections that stand in the bar at the top: it has no room for all of a large site, whose first page is reached from each of them. */
export const navbarSections = (sections: readonly NeutralSection[]): readonly NeutralSection[] => sections.slice(0, 5);

/** First document of a section. */
export const firstOf = ({ categories }: NeutralSection): string => categories[0]?.documents[0] ?? 'index';
