import { siteConfig } from './src/build/siteConfig';

export default siteConfig(__dirname);
