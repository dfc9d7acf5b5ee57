import { graphql } from 'gatsby';

/** Drawings and contents: what pages of documents and posts query alike. Gatsby finds fragments by name. */
export const fragments = graphql`
  fragment PageFigure on Figure {
    name
    width
    height
    publicURL
    photo
  }

  fragment PageContents on TocEntry {
    id
    text
    items {
      id
      text
    }
  }
`;
