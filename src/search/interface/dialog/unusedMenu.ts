/*
 * Replaces `@base-ui/react/menu` (an alias in onCreateWebpackConfig.ts), more than half of DocSearch's dialog: only its filter bar uses the
 * menu, which this site doesn't show.
 *
 * Without it a reader sees: the search dialog later, because DocSearch then has 81 kB in place of 28.
 * Still needed? Remove the alias, build, and compare the largest script that the dialog loads.
 */
export const Menu = {};
