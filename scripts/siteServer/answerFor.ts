import path from 'node:path';

/** What a request is answered with: a file, or the canonical spelling of its path. */
export type Answer = { readonly file: string; readonly status: 200 | 404 } | { readonly redirect: string };

/** The page that answers where there is none; its own address answers as any other that does not exist. */
const notFoundPage = '/404.html';

/** Canonical route and file of the page that a path means in any spelling. */
function pageFor(asked: string, isFile: (file: string) => boolean): { readonly route: string; readonly file: string } | undefined {
  const plain = asked.replace(/\/index(?:\.html|\/)?$|\.html$|\/$/, '');
  if (plain !== '' && `${plain}.html` !== notFoundPage && isFile(`${plain}.html`)) return { route: plain, file: `${plain}.html` };
  return isFile(`${plain}/index.html`) ? { route: `${plain}/`, file: `${plain}/index.html` } : undefined;
}

function answerForTidyPath(asked: string, isFile: (file: string) => boolean): Answer {
  const asFile = (): Answer | undefined => (/\/$|\.html$/.test(asked) || !isFile(asked) ? undefined : { file: asked, status: 200 });
  const asPage = (): Answer | undefined => {
    const page = pageFor(asked, isFile);
    return page && (page.route === asked ? { file: page.file, status: 200 } : { redirect: page.route });
  };
  // Looking at the disk is what takes longest: the likelier one comes first.
  const answer = path.posix.extname(asked) === '' ? (asPage() ?? asFile()) : (asFile() ?? asPage());
  return answer ?? { file: notFoundPage, status: 404 };
}

/**
 * Finds the answer to a path: files as they are; pages under their canonical spelling, to which the other spellings
 * redirect (`.html`, `/index.html`, with or without the final slash, `//`, `/../`); the not-found page for everything
 * else. `isFile` takes paths below the site's folder.
 */
export function answerFor(requested: string, isFile: (file: string) => boolean): Answer {
  const asked = path.posix.normalize(requested);
  const answer = answerForTidyPath(asked, isFile);
  return 'file' in answer && answer.status === 200 && asked !== requested ? { redirect: asked } : answer;
}
