import { reportAddress } from '../../model/addresses';
import { site } from '../../site/site';
import { siteAddress } from '../../site/siteAddress';
import { SmartLink } from '../controls/SmartLink';

/** Link to the source file of the page in the repository's editor. */
export function EditPage({ file }: { readonly file: string }) {
  return (
    site.editUrl && (
      <p>
        <SmartLink href={site.editUrl + file}>Edit this page</SmartLink>
      </p>
    )
  );
}

/** Link to a new issue that is filled in with the page's title and URL. */
export function ReportMistake({ title, route }: { readonly title: string; readonly route: string }) {
  return <SmartLink href={reportAddress(site.repository, { title, address: siteAddress(route) })}>Report a mistake on this page</SmartLink>;
}
