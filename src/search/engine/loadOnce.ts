/** Loads each thing once, however often it is asked for; a failed attempt is forgotten, so that the next one can succeed. */
export function loadOnce<Key, T>(load: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
  const known = new Map<Key, Promise<T>>();
  return (key) => {
    const loading = known.get(key) ?? load(key);
    known.set(key, loading);
    loading.catch(() => known.delete(key));
    return loading;
  };
}
