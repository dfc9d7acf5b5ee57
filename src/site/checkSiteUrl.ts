import type { Problem } from '../model/problems';

/** Reports a site address with a path or a final slash, which would be duplicated in every absolute URL. */
export function checkSiteUrl(url: string): Problem[] {
  const { origin } = URL.canParse(url) ? new URL(url) : { origin: undefined };
  if (origin === url) return [];
  const written = origin === undefined || origin === 'null' ? 'https://docs.example.org' : origin;
  return [
    {
      file: 'src/site/site.ts',
      message: `url is "${url}". Write only scheme and host, without a final slash: "${written}". Set BASE_PATH for a site in a folder.`,
    },
  ];
}

/** Reports an edit address without a final slash, because file paths are appended to it. */
export function checkEditUrl(url: string): Problem[] {
  if (url === '' || (/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : '') && url.endsWith('/'))) return [];
  return [
    {
      file: 'src/site/site.ts',
      message: `editUrl is "${url}". Write an address that ends in a slash, such as "https://github.com/you/project/edit/main/", or "" for none.`,
    },
  ];
}
