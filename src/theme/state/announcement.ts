import { useSyncExternalStore } from 'react';
import { escapeScript } from '../../model/escape';
import type { AnnouncementSettings } from '../../model/siteTypes';
import { storage } from './storage';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = storage.onOtherTab('announcement', listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Stores that the reader has closed the announcement with this id. */
export function dismissAnnouncement(id: string): void {
  storage.write('announcement', id);
  listeners.forEach((listener) => listener());
}

/** Whether an announcement is shown: always on the server, otherwise until the reader has closed it. */
export const useAnnouncementOpen = (announcement: AnnouncementSettings): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !announcement.closeable || storage.read('announcement') !== announcement.id,
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
