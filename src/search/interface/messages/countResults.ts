/** "1 result", "1,234 results". */
export const countResults = (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'result' : 'results'}`;
