import { useSyncExternalStore } from 'react';
import type { AnnouncementSettings } from '../model/settingsTypes';
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
