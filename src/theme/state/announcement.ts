import { useSyncExternalStore } from 'react';
import { escapeScript } from '../../model/escape';
import type { AnnouncementSettings } from '../../model/siteTypes';
import { keptValues } from './keptValues';

const closed = keptValues((stored) => stored);

/** Stores that the reader has closed the announcement with this id. */
export const dismissAnnouncement = (id: string): void => closed.keep('announcement', id);

/** Whether an announcement is shown: always on the server, otherwise until the reader has closed it. */
export const useAnnouncementOpen = (announcement: AnnouncementSettings): boolean =>
  useSyncExternalStore(
    closed.hear,
    () => !announcement.closeable || closed.get('announcement') !== announcement.id,
    () => true,
  );

/** Attribute on the root element that hides a closed announcement until hydration removes it. */
export const closedAnnouncementAttribute = 'data-announcement-closed';

/**
 * Inline script for the head of every page that hides a closed announcement before first paint; empty if there is none to close. It is a
 * string, because it runs before any script loads.
 */
export function announcementScript(announcement: AnnouncementSettings | null): string {
  if (!announcement?.closeable) return '';
  const id = escapeScript(JSON.stringify(announcement.id));
  return `try{if(localStorage.getItem("announcement")===${id})document.documentElement.setAttribute("${closedAnnouncementAttribute}","")}catch(e){}`;
}
