/** Endings of the files that are photos. */
export const photoEndings: readonly string[] = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.heic', '.heif'];

/** Whether a name is that of a photo, and not of a drawing. */
export const isPhoto = (name: string): boolean => photoEndings.some((ending) => name.toLowerCase().endsWith(ending));
