import { offlinePieces } from '../../../site/offline';
import { sizeOf, wantedFiles } from '../wantedFiles';
import { megabytes } from '../../../model/megabytes';
import { momentWords } from './keepWords';
import type { Looked } from './useKeeper';

/** Says what is kept on this device: which build, since when, which pieces. */
export function KeptSummary({ kept, isPersistent }: { readonly kept: NonNullable<Looked['kept']>; readonly isPersistent: boolean }) {
  const { bytes } = sizeOf(wantedFiles(kept.manifest, kept.pieces, ''));
  const names = offlinePieces.filter(({ name }) => kept.pieces.includes(name)).map(({ label }) => label);
  return (
    <>
      <p>
        <strong>This site is kept on this device.</strong> Updated on {momentWords(kept.at)} (build {kept.build}), {megabytes(bytes)}:{' '}
        {names.join(', ') || 'search and home page'}.
      </p>
      {!isPersistent && (
        <p className="soft">Your browser may remove it when the device runs out of space. The site tells you if that happens.</p>
      )}
    </>
  );
}
