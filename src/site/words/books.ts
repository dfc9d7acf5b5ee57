import { megabytes } from '../../model/format';
import { site } from '../site';

/** Words of the page that lists the books. */
export const bookWords = {
  title: 'PDF and EPUB',
  description: `The whole ${site.title} documentation, each section, and bench sheets for each build guide as files to print or to keep.`,
  edition: (date: string) => `This is the edition of ${date}. The pages here may be newer.`,
  /** "PDF, 149 pages, 10.3 MB". An EPUB has no pages. */
  facts: ({ pages, bytes }: { readonly pages?: number; readonly bytes: number }) =>
    pages === undefined ? `EPUB, ${megabytes(bytes)}` : `PDF, ${pages} pages, ${megabytes(bytes)}`,
  whole: {
    title: 'Everything',
    about:
      'All pages of the documentation in one file: as PDF for paper, where references name the page they lead to, and as EPUB for e-readers.',
  },
  section: { title: 'One section', about: 'The same pages, one section in each file.' },
  guide: {
    title: 'Bench sheets',
    about: 'One build guide in each file, with boxes to tick. Point your phone at the code beside a step to open that step here.',
  },
} as const;

/** Words in the books themselves. */
export const printWords = {
  kinds: { whole: 'The whole documentation', section: `From the ${site.title} documentation`, guide: 'Bench sheets' },
  /** Title of a book that has only a part of the pages. */
  partTitle: (title: string) => `${title} | ${site.title} documentation`,
  sectionHead: (section: string) => `${site.title} ${section.toLowerCase()}`,
  edition: (date: string) => `Edition of ${date}. The site has the newest text:`,
  rights: `Copyright © ${site.company} Licensed under the Apache License 2.0.`,
  contents: 'Contents',
  page: 'page',
} as const;
