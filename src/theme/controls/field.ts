/** Look of what readers type into or choose from beside a table or cards. */
export const field = {
  padding: '0.35rem 0.5rem',
  border: '1px solid var(--line-control)',
  borderRadius: 'var(--radius-s)',
  background: 'var(--bg)',
  color: 'var(--text)',
  fontSize: 'var(--size-s)',
} as const;

/** How a box of fields shows which of them holds what does not count. */
export const invalidInputs = { '& input[aria-invalid="true"]': { borderColor: 'var(--danger)', borderWidth: 2 } } as const;
