import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { Article } from '../theme/layout/Article';
import { BenchSheets } from '../theme/layout/BenchSheets';
import { PageHead } from '../theme/layout/PageHead';
import { Prose } from '../theme/text/Prose';
import { componentMap } from './componentMap';
import { PageDataProvider } from '../theme/text/pageData';
import type { PageData } from '../theme/text/pageData';
import { renderBody } from './renderBody';
import type { BodyNode } from '../model/bodyTree';
import type { BookLink } from '../model/books';
import * as definitionErrors from '../model/definitionErrors';
import type { PageChrome, PropTocEntry } from '../model/pageTypes';

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

/** Whether a text begins with the component that introduces the robot. */
const beginsWithOpening = ([first]: readonly BodyNode[]): boolean => Array.isArray(first) && first[0] === 'Opening';

/** Page of a document in content/docs. */
export default function DocumentPage({ data: { doc }, pageContext: { chrome, sheets } }: PageProps<DocumentData, DocumentContext>) {
  if (!doc) throw new Error(definitionErrors.noDocsData('default'));
  const { title, description, lastUpdated, file, tableOfContents, body } = doc;
  return (
    <Article
      title={title}
      meta={sheets && <BenchSheets {...sheets} />}
      // The opening says the same in other words.
      description={beginsWithOpening(body) ? '' : description}
      chrome={chrome}
      toc={tableOfContents}
      lastUpdated={lastUpdated}
      file={file}
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
