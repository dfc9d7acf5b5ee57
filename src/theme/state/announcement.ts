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

/** Remembers that the reader closed the announcement of this id. */
export function dismissAnnouncement(id: string): void {
  storage.write('announcement', id);
  listeners.forEach((listener) => listener());
}

/** Whether an announcement is to be seen: always on the server, else until this id was closed. */
export const useAnnouncementOpen = (announcement: AnnouncementSettings): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !announcement.closeable || storage.read('announcement') !== announcement.id,
    () => true,
  );

/** Hides an announcement that was closed, until the page has come to life and takes it away. */
export const closedAnnouncementAttribute = 'data-announcement-closed';

/**
 * Script for the head of every page: notes before the first paint that the reader has closed the announcement. Plain
 * JavaScript as text, because it runs before anything is loaded. Nothing where there is none to close.
 */
export function announcementScript(announcement: AnnouncementSettings | null): string {
  if (!announcement?.closeable) return '';
  const id = escapeScript(JSON.stringify(announcement.id));
  return `try{if(localStorage.getItem("announcement")===${id})document.documentElement.setAttribute("${closedAnnouncementAttribute}","")}catch(e){}`;
}
