import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { BodyNode } from '../model/bodyTree';
import type { BookLink } from '../model/books';
import * as definitionErrors from '../model/definitionErrors';
import type { PageChrome, PropTocEntry } from '../model/pageTypes';
import { ContinueBuilding } from '../guides/progress/ContinueBuilding';
import { textWords } from '../site/words/text';
import { SmartLink } from '../theme/controls/SmartLink';
import { Article } from '../theme/layout/Article';
import { PageHead } from '../theme/layout/PageHead';
import { media } from '../theme/styles/media';
import { PageDataProvider } from '../theme/text/pageData';
import type { PageData } from '../theme/text/pageData';
import { Prose } from '../theme/text/Prose';
import { componentMap } from './componentMap';
import { renderBody } from './renderBody';

const line = css({
  marginTop: 'var(--space-2)',
  color: 'var(--text-soft)',
  fontSize: 'var(--size-s)',
  // A printed page is already on paper.
  [media.print]: { display: 'none' },
});

/** Link from a build guide to its printable bench sheets. */
const BenchSheets = ({ href, facts }: BookLink) => (
  <div css={line}>
    <SmartLink href={href}>{textWords.benchSheets}</SmartLink> ({facts})
  </div>
);

interface DocumentData {
  readonly doc:
    | (PageData & {
        readonly title: string;
        readonly description: string;
        readonly lastUpdated: string | null;
        readonly file: string;
        readonly tableOfContents: readonly PropTocEntry[];
        readonly body: readonly BodyNode[];
      })
    | null;
}

interface DocumentContext {
  readonly id: string;
  readonly section: string;
  /** Link to the bench sheets of this page, if it is a guide and the sheets are published. */
  readonly sheets?: BookLink;
  readonly chrome: PageChrome;
}

/** Whether a text introduces itself, with a paragraph at its start or in the component there: then its description would say the same twice. */
const introducesItself = ([first]: readonly BodyNode[]): boolean =>
  typeof first === 'object' && (first[0] === 'p' || (/^[A-Z]/.test(first[0]) && introducesItself(first.slice(2) as BodyNode[])));

/** Whether a text has the steps of a build guide. */
const hasBuildSteps = (body: readonly BodyNode[]): boolean => body.some((node) => Array.isArray(node) && node[0] === 'BuildSteps');

/** Page of a document in content/docs. */
export default function DocumentPage({ data: { doc }, pageContext: { chrome, sheets } }: PageProps<DocumentData, DocumentContext>) {
  if (!doc) throw new Error(definitionErrors.noDocsData('default'));
  const { title, description, lastUpdated, file, tableOfContents, body } = doc;
  return (
    <Article
      title={title}
      meta={
        <>
          {sheets && <BenchSheets {...sheets} />}
          {(chrome.route === '/' || hasBuildSteps(body)) && <ContinueBuilding />}
        </>
      }
      description={introducesItself(body) ? '' : description}
      chrome={chrome}
      toc={tableOfContents}
      lastUpdated={lastUpdated}
      file={file}
      wide={hasBuildSteps(body)}
    >
      <Prose>
        <PageDataProvider value={doc}>{renderBody(body, componentMap)}</PageDataProvider>
      </Prose>
    </Article>
  );
}

/** Metadata of the page. */
export function Head({ data: { doc }, pageContext: { chrome } }: HeadProps<DocumentData, DocumentContext>) {
  return <PageHead title={doc?.title ?? ''} description={doc?.description ?? ''} route={chrome.route} />;
}

export const query = graphql`
  query DocumentPage($id: String!) {
    doc(id: { eq: $id }) {
      title
      description
      lastUpdated
      file
      tableOfContents {
        ...PageContents
      }
      figures {
        ...PageFigure
      }
      body
    }
  }
`;
