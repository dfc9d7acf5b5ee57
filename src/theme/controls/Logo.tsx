import { css } from '@emotion/react';
import { site } from '../../site/site';
import { media } from '../styles/media';
import { SmartLink } from './SmartLink';
import { LogoIcon } from './icons';
import { frameWords } from '../../site/words/frame';

const mark = css({
  display: 'inline-flex',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'var(--space-2)',
    color: 'var(--text)',
    fontWeight: 700,
    fontSize: '1.0625rem',
    letterSpacing: '-0.01em',
    textDecoration: 'none',
    // The logo is enough: the link has an accessible name.
    [media.largeText]: { '& > span': { display: 'none' } },
  },
});

/** The site's logo and name, linked to the home page. */
export function Logo() {
  return (
    <span css={mark}>
      <SmartLink href="/" aria-label={frameWords.homeOf(site.title)}>
        <LogoIcon />
        <span>{site.title}</span>
      </SmartLink>
    </span>
  );
}
