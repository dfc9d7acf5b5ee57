import { css } from '@emotion/react';
import { useEffect } from 'react';
import type { AnnouncementSettings } from '../../model/siteTypes';
import { closedAnnouncementAttribute, dismissAnnouncement, useAnnouncementOpen } from '../state/announcement';
import { media } from '../styles/media';
import { SmartLink } from '../controls/SmartLink';
import { iconButton } from '../controls/buttons';
import { CloseIcon } from '../controls/icons';

const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'var(--space-3)',
  padding: 'var(--space-1) var(--space-4)',
  background: 'var(--accent-soft)',
  color: 'var(--text)',
  fontSize: 'var(--size-s)',
  [`[${closedAnnouncementAttribute}] &`]: { display: 'none' },
  [media.print]: { display: 'none' },
});

/** Bar above the navbar, with a close button if the announcement is closeable. */
export function AnnouncementBar({ announcement }: { readonly announcement: AnnouncementSettings }) {
  const open = useAnnouncementOpen(announcement);
  // React now decides whether the bar is shown, so the attribute that hid it before hydration isn't needed.
  useEffect(() => document.documentElement.removeAttribute(closedAnnouncementAttribute), []);
  if (!open) return null;
  const { id, text, href, closeable } = announcement;
  return (
    <div css={bar} role="region" aria-label="Announcement">
      {href ? <SmartLink href={href}>{text}</SmartLink> : <span>{text}</span>}
      {closeable && (
        <button type="button" css={iconButton} aria-label="Close announcement" onClick={() => dismissAnnouncement(id)}>
          <CloseIcon />
        </button>
      )}
    </div>
  );
}
