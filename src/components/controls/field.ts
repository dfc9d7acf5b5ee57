/** Look of what readers type into or choose from beside a table or cards. */
export const field = {
  padding: '0.35rem 0.5rem',
  border: '1px solid var(--line-control)',
  borderRadius: 'var(--radius-s)',
  background: 'var(--bg)',
  color: 'var(--text)',
  fontSize: 'var(--size-s)',
} as const;
