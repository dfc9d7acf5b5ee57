import { reportAddress } from '../../model/addresses';
import { site } from '../../site/site';
import { siteAddress } from '../../site/siteAddress';
import { SmartLink } from '../controls/SmartLink';

/** Leads to the file of this page, where its text can be changed. */
export function EditPage({ file }: { readonly file: string }) {
  return (
    site.editUrl && (
      <p>
        <SmartLink href={site.editUrl + file}>Edit this page</SmartLink>
      </p>
    )
  );
}

/** Leads to a report about this page that is written but for what is wrong. */
export function ReportMistake({ title, route }: { readonly title: string; readonly route: string }) {
  return <SmartLink href={reportAddress(site.repository, { title, address: siteAddress(route) })}>Report a mistake on this page</SmartLink>;
}
