import type { Problem } from '../model/problems';

/** What is wrong with the address of the site, if anything: a path or a slash at its end would stand twice in every address that begins with it. */
export function checkSiteUrl(url: string): Problem[] {
  const { origin } = URL.canParse(url) ? new URL(url) : { origin: undefined };
  if (origin === url) return [];
  const written = origin === undefined || origin === 'null' ? 'https://docs.example.org' : origin;
  return [
    {
      file: 'src/site/site.ts',
      message: `url is "${url}". Write scheme and host alone, without a slash at the end: "${written}". The folder of a site below one is BASE_PATH.`,
    },
  ];
}

/** What is wrong with the address under which files can be edited: the path of a file is put right behind it. */
export function checkEditUrl(url: string): Problem[] {
  if (url === '' || (/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : '') && url.endsWith('/'))) return [];
  return [
    {
      file: 'src/site/site.ts',
      message: `editUrl is "${url}". Write an address that ends in a slash, such as "https://github.com/you/project/edit/main/", or "" for none.`,
    },
  ];
}
