import modalStyles from '!!text!@docsearch/css/dist/modal.css';
import { DocSearchModal } from '@docsearch/react/modal';
import { DocSearchFrame, useDocSearch } from './DocSearchFrame';
import type { DialogContentProps } from './dialogContext';

/** The search dialog without AI. */
export default function KeywordDialog(props: DialogContentProps) {
  const { watched, modalProps } = useDocSearch(props);
  return (
    <DocSearchFrame watched={watched} choose={props.choose} styles={modalStyles}>
      <DocSearchModal {...modalProps} />
    </DocSearchFrame>
  );
}
