/** Name of the file that holds a mesh: one for both arms, and for all pieces of one kind. */
export const meshName = (name: string): string => name.replace(/[^\w.-]+/g, '_');
