import { siteConfig } from './src/gatsby/config';

export default siteConfig(__dirname);
