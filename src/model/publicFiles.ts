/** File name for a route: `/software/can`, and `/hardware/index` for `/hardware/`. */
const fileOfRoute = (route: string): string => (route.endsWith('/') ? `${route}index` : route);

/** Markdown version of a page: `/software/can.md`, `/hardware/index.md`. */
export const markdownPath = (route: string): string => `${fileOfRoute(route)}.md`;

/** Address of Gatsby's data of a page. */
export const pageDataPath = (route: string): string => `/page-data/${route.replace(/^\/|\/$/g, '') || 'index'}/page-data.json`;

/** Picture for link previews of a page. */
export const socialCardPath = (route: string): string => `/social${fileOfRoute(route)}.png`;

/** Size of that picture in px. */
export const socialCardSize = { width: 1200, height: 630 } as const;

/** Address of the 3D scene of a guide. */
export const solidSceneAddress = (guide: string): string => `/solids/${guide}.json`;

/** Address of the robot model with movable joints. */
export const robotSolidsAddress = '/solids/robot.json';
