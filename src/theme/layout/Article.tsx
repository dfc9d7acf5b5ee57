import { css } from '@emotion/react';
import { withPrefix } from 'gatsby';
import type { ReactNode } from 'react';
import { reportAddress } from '../../model/addresses';
import { longDate } from '../../site/words/dates';
import type { Crumb, PageChrome, PropTocEntry } from '../../model/pageTypes';
import { markdownPath } from '../../model/publicFiles';
import { docsInstances, site } from '../../site/site';
import { siteAddress } from '../../site/siteAddress';
import { CheckIcon, CopyIcon, HomeIcon } from '../controls/pageIcons';
import { SmartLink } from '../controls/SmartLink';
import { useCopy } from '../controls/useShortly';
import { FoldedTableOfContents, manySections, TableOfContents } from '../navigation/TableOfContents';
import { Pagination } from '../navigation/Pagination';
import { media } from '../styles/media';
import { preferVersion } from '../state/docsVersion';
import { useHydrated } from '../state/hydrated';
import { textWords } from '../../site/words/text';

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
function VersionChooser() {
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
      {textWords.version}
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

const trail = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  listStyle: 'none',
  margin: '0 0 var(--space-4)',
  padding: 0,
  color: 'var(--text-faint)',
  fontSize: 'var(--size-xs)',
  '& li': { display: 'flex', alignItems: 'center' },
  '& li + li::before': { content: '"/"', margin: '0 var(--space-2)', color: 'var(--line-strong)' },
  '& a': {
    display: 'inline-flex',
    color: 'var(--text-soft)',
    textDecoration: 'none',
    padding: 'var(--space-1) 0',
  },
  '& a:hover': { color: 'var(--accent)', textDecoration: 'underline' },
  '& svg': { width: '1rem', height: '1rem' },
  // On a phone the page's title is right below.
  [media.phone]: { marginBottom: 'var(--space-2)', '& li:nth-of-type(n + 3):last-of-type': { display: 'none' } },
});

/** Breadcrumbs: home, section, category, page. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={textWords.breadcrumbs}>
      <ol css={trail}>
        <li>
          <SmartLink href="/" aria-label={textWords.home}>
            <HomeIcon />
          </SmartLink>
        </li>
        {crumbs.map(({ label, href }, index) => (
          <li key={label} {...(index === crumbs.length - 1 ? { 'aria-current': 'page' as const } : {})}>
            {href ? <SmartLink href={href}>{label}</SmartLink> : label}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Link to the source file of the page in the repository's editor. */
export function EditPage({ file }: { readonly file: string }) {
  return (
    site.editUrl && (
      <p>
        <SmartLink href={site.editUrl + file}>{textWords.editPage}</SmartLink>
      </p>
    )
  );
}

/** Link to a new issue that is filled in with the page's title and URL. */
export function ReportMistake({ title, route }: { readonly title: string; readonly route: string }) {
  return <SmartLink href={reportAddress(site.repository, { title, address: siteAddress(route) })}>{textWords.reportMistake}</SmartLink>;
}

const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-1)',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'var(--accent)',
  fontSize: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
  '&:hover': { color: 'var(--accent-strong)' },
  '& svg': { width: '0.875rem', height: '0.875rem' },
  [media.print]: { display: 'none' },
});

const labels = textWords.copyPage;

async function fetchText(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Blob([await response.text()], { type: 'text/plain' });
}

/** Button that copies the page as Markdown, loaded on demand. */
function CopyMarkdown({ route }: { readonly route: string }) {
  const [state, copy] = useCopy(() =>
    // `ClipboardItem` takes a promise: browsers allow copying only in the click handler, not after a fetch.
    navigator.clipboard.write([new ClipboardItem({ 'text/plain': fetchText(withPrefix(markdownPath(route))) })]),
  );
  return (
    <button type="button" css={button} data-copy-markdown="" aria-live="polite" onClick={copy}>
      {state === 'copied' ? <CheckIcon /> : <CopyIcon />}
      {labels[state]}
    </button>
  );
}

/** Date of the last change of the page's text; nothing if unknown. */
function LastUpdated({ date }: { readonly date: string | null }) {
  if (!date) return null;
  return (
    <p>
      {textWords.lastUpdated} <time dateTime={date}>{longDate(date)}</time>
    </p>
  );
}

interface ArticleProps {
  readonly title: string;
  readonly description?: string;
  /** Shown between title and description. */
  readonly meta?: ReactNode;
  readonly chrome: PageChrome;
  readonly toc: readonly PropTocEntry[];
  readonly lastUpdated: string | null;
  /** Source file of the page, if it has one. */
  readonly file?: string;
  /** Whether steps with drawings beside their words need all of the width; then the contents are folded where there isn't more. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 47rem) 14rem',
  justifyContent: 'space-between',
  gap: 'var(--space-6)',
  maxWidth: '68rem',
  [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr) 10.5rem', gap: 'var(--space-5)' },
  [media.narrow]: { gridTemplateColumns: 'minmax(0, 47rem)', justifyContent: 'center' },
  // A page outside the sidebars is centred.
  '&[data-alone="true"]': { gridTemplateColumns: 'minmax(0, 47rem)', justifyContent: 'center' },
  '&[data-wide="true"]': {
    [media.workbench]: {
      gridTemplateColumns: 'minmax(0, 1fr) 11rem',
      maxWidth: 'none',
      gap: 'var(--space-5)',
      // What bench mode shows has the whole screen.
      '& > article > :not([data-folded], [data-open-step], :has(> [data-steps="guide"])), & > article > :not([data-folded]) > :not([data-steps="guide"], [data-open-step])':
        {
          maxWidth: '47rem',
        },
    },
    [media.narrowWorkbench]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > [data-toc]': { display: 'none' } },
  },
  [media.print]: { display: 'block', maxWidth: 'none', '& > article': { position: 'relative' } },
});

const top = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 'var(--space-4)',
  [media.phone]: { flexWrap: 'nowrap', alignItems: 'start', columnGap: 'var(--space-2)', '& > nav': { flex: '1 1 0', minWidth: 0 } },
});

const head = css({
  // The longest word of a title fits a phone on which the reader has doubled the text.
  '& h1': { fontSize: 'min(clamp(1.75rem, 1.3rem + 2vw, 2.25rem), 10.5vw)', fontWeight: 700, letterSpacing: '-0.025em', lineHeight: 1.15 },
  // The line that leads back to a build is there only once one has begun.
  '& > h1:last-child, & > h1:has(+ [data-continue]:last-child)': { marginBottom: 'var(--space-4)' },
  '& p': {
    margin: 'var(--space-3) 0 var(--space-5)',
    color: 'var(--text-soft)',
    fontSize: '1.0938rem',
    lineHeight: 1.55,
    textWrap: 'pretty',
  },
});

const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 'var(--space-4)',
  marginTop: 'var(--space-7)',
  color: 'var(--text-faint)',
  fontSize: 'var(--size-xs)',
  '& a': { display: 'inline-block', minHeight: 'var(--press)', alignContent: 'center' },
  // The date is beside the breadcrumbs: at the end, it would be alone on a sheet.
  [media.print]: { position: 'absolute', top: 0, right: 0, margin: 0, '& > p': { margin: 0 }, '& > p + p': { display: 'none' } },
});

/** Page of text: breadcrumbs, title, description, text, last update, previous and next page, and the table of contents beside it. */
export function Article({ title, description, meta, chrome, toc, lastUpdated, file, wide = false, children }: ArticleProps) {
  return (
    <div css={columns} data-alone={chrome.sidebar.length === 0} {...(wide && { 'data-wide': true })}>
      <article>
        <div css={top}>
          <Breadcrumbs crumbs={chrome.breadcrumbs} />
          <VersionChooser />
        </div>
        <header css={head}>
          <h1>{title}</h1>
          {meta}
          {description && <p>{description}</p>}
        </header>
        {toc.length >= manySections && <FoldedTableOfContents key={chrome.route} entries={toc} wide={wide} />}
        {children}
        <div css={foot}>
          <LastUpdated date={lastUpdated} />
          {file !== undefined && <EditPage file={file} />}
          <p>
            <ReportMistake title={title} route={chrome.route} />
          </p>
          <p>
            <CopyMarkdown key={chrome.route} route={chrome.route} />
          </p>
        </div>
        <Pagination previous={chrome.previous} next={chrome.next} />
      </article>
      {toc.length > 1 && <TableOfContents key={chrome.route} entries={toc} />}
    </div>
  );
}
