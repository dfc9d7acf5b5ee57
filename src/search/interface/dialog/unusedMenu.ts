/**
 * Stands in for `@base-ui/react/menu`, more than half of DocSearch's dialog: only its filter bar uses it, which this
 * site does not show.
 */
export const Menu = {};
