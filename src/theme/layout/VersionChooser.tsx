import { css } from '@emotion/react';
import { docsInstances } from '../../site/site';
import { preferVersion } from '../state/docsVersion';
import { useHydrated } from '../state/hydrated';
import { media } from '../styles/media';

const box = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  color: 'var(--text-soft)',
  fontSize: 'var(--size-s)',
  '& select': {
    padding: '0.25rem var(--space-2)',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-s)',
    background: 'var(--bg-raised)',
    color: 'var(--text)',
    font: 'inherit',
    '@media (pointer: coarse)': { minHeight: '2.75rem' },
  },
  [media.print]: { display: 'none' },
});

/** Select for the version of the documentation; nothing if there is only one. */
export function VersionChooser() {
  const { versions } = docsInstances.default;
  const [built, ...others] = versions;
  const hydrated = useHydrated();
  if (others.length === 0) return null;
  const choose = (name: string): void => {
    preferVersion('default', name);
    const href = others.find((version) => version.name === name)?.href;
    if (href !== undefined) window.location.assign(href);
  };
  return (
    <label css={box}>
      Version
      {/* Keep the page's own version selected, for readers who come back to it. */}
      <select value={built.name} disabled={!hydrated} data-version="" onChange={(event) => choose(event.target.value)}>
        {versions.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
