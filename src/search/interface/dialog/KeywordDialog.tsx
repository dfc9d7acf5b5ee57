import modalStyles from '!!text!@docsearch/css/dist/modal.css';
import { DocSearchModal } from '@docsearch/react/modal';
import type { DialogContentProps } from './dialogContext';
import { DialogFrame } from './DialogFrame';
import { useDocSearch } from './useDocSearch';

/** The search dialog without AI: DocSearch over the site's own search. */
export default function KeywordDialog(props: DialogContentProps) {
  const { context, modalProps } = useDocSearch(props);
  return (
    <DialogFrame context={context} styles={modalStyles}>
      <DocSearchModal {...modalProps} />
    </DialogFrame>
  );
}
