import { graphql } from 'gatsby';

/** Fragments that documents and posts share. Gatsby finds them by name. */
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
