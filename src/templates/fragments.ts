import { graphql } from 'gatsby';

/** Tables, drawings and contents: what pages of documents and posts query alike. Gatsby finds fragments by name. */
export const fragments = graphql`
  fragment PageTable on DataTable {
    name
    title
    key
    columns {
      name
      label
      type
      unit
      code
      digits
    }
    rows
  }

  fragment PageFigure on Figure {
    name
    width
    height
    file {
      publicURL
    }
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
