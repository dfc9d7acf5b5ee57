/** Name of what belongs to a page: `/software/can`, and `/hardware/index` for the route `/hardware/`. */
const fileOfRoute = (route: string): string => (route.endsWith('/') ? `${route}index` : route);

/** The page as Markdown: `/software/can.md`, `/hardware/index.md`. */
export const markdownPath = (route: string): string => `${fileOfRoute(route)}.md`;

/** Address of the data that a page is made of, as Gatsby names it. */
export const pageDataPath = (route: string): string => `/page-data/${route.replace(/^\/|\/$/g, '') || 'index'}/page-data.json`;

/** The picture that social networks show with a link to the page. */
export const socialCardPath = (route: string): string => `/social${fileOfRoute(route)}.png`;

/** Size of that picture in px. */
export const socialCardSize = { width: 1200, height: 630 } as const;

/** Address of the scene that the 3D views of a guide load. */
export const solidSceneAddress = (guide: string): string => `/solids/${guide}.json`;

/** Address of the robot whose joints move. */
export const robotSolidsAddress = '/solids/robot.json';
