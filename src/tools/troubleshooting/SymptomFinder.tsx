import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { looksLikePrintout } from '../../can/printouts/looksLikePrintout';
import { siteSearch } from '../../search/clients/siteSearch';
import { lettersOfEnd } from '../../search/contract/searchTypes';
import type { FailureAnswer, FittingFailure } from '../../search/contract/searchTypes';
import { copyReport, printoutAnswer } from '../../search/printouts/pasted';
import { formatNumber } from '../../model/format';
import { areaName, symptomHref } from '../../site/symptomAreas';
import { stopFirst } from '../../site/symptoms';
import { button, field } from '../../theme/controls/buttons';
import { NeedsScript } from '../../theme/feedback/ToolOpener';
import { SmartLink } from '../../theme/controls/SmartLink';
import { LazyContent } from '../../theme/feedback/loading';
import { SettledStatus } from '../../theme/feedback/SettledStatus';
import { media } from '../../theme/styles/media';
import { searchWords } from '../../site/words/search';

const box = css({
  margin: 'var(--space-4) 0',
  padding: 'var(--space-4)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'var(--bg-soft)',
  '& form': { display: 'grid', gap: 'var(--space-3)' },
  '& label': { display: 'grid', gap: 'var(--space-1)', fontSize: 'var(--size-s)', fontWeight: 'var(--weight-medium)' },
  '& textarea': { ...field, width: '100%', minHeight: '7.5rem', fontFamily: 'var(--mono)', resize: 'vertical' },
  '& select': { ...field, width: '100%', maxWidth: '20rem', minHeight: '2.75rem' },
  '& .area': { marginTop: 'var(--space-3)' },
  '& p': { margin: 'var(--space-3) 0 0', fontSize: 'var(--size-s)' },
  '& ol': { margin: 'var(--space-2) 0 0', paddingLeft: '1.5rem' },
  '& ol > li': { margin: 'var(--space-2) 0' },
  '& .why': { display: 'block', color: 'var(--text-soft)', fontSize: 'var(--size-s)', overflowWrap: 'anywhere' },
  [media.print]: { display: 'none' },
});

/** Maximum number of characters of a pasted text: with ten times as many, the field itself freezes for half a minute. */
const mostLetters = 1_000_000;

function statusOf(asked: boolean, failed: boolean, answer: FailureAnswer | null, isPrintout: boolean): string {
  if (!asked) return 'Nothing you paste leaves your browser.';
  if (failed) return 'The list of symptoms could not be loaded. The whole list is further down on this page.';
  if (answer === null) return 'Loading …';
  if (answer.healthy !== '') return searchWords.healthy(answer.healthy);
  const count = answer.failures.filter(({ fit }) => fit === 'fits').length;
  if (isPrintout)
    return count === 0
      ? 'Read as the printout of a tool:'
      : `Read as the printout of a tool, and ${count === 1 ? '1 entry fits' : `${count} entries fit`}:`;
  if (answer.failures.length === 0) return `${searchWords.noEntry} Paste more lines, or look through the areas below.`;
  if (count === 0) return 'No entry fits for certain. Paste more lines, or compare these.';
  return count === 1 ? '1 entry fits.' : `${count} entries fit.`;
}

interface EntriesProps {
  readonly entries: readonly FittingFailure[];
  readonly title?: string;
  /** Called with the entry that the reader opens. */
  readonly onOpen: (id: string) => void;
}

/** Entries with the reason why they match; nothing if there are none. */
const Entries = ({ entries, title, onOpen }: EntriesProps) =>
  entries.length === 0 ? null : (
    <>
      {title !== undefined && <p>{title}:</p>}
      <ol>
        {entries.map(({ id, symptom, why }) => (
          <li key={id}>
            <SmartLink href={symptomHref(id)} onClick={() => onOpen(id)}>
              {symptom}
            </SmartLink>
            {why !== '' && <span className="why">{why}</span>}
          </li>
        ))}
      </ol>
    </>
  );

/** What was asked, kept in the history for the way back from an entry. */
interface Question {
  readonly text: string;
  readonly area: string;
}

/** Most characters of a text that are kept in the history: browsers limit the size of an entry. */
const mostKept = 100_000;

const keepQuestion = ({ text, area }: Question): void =>
  window.history.replaceState({ ...(window.history.state as object | null), symptom: { text: text.slice(0, mostKept), area } }, '');

function keptQuestion(): Question | undefined {
  const { symptom } = (window.history.state ?? {}) as { readonly symptom?: Question };
  return symptom;
}

/**
 * Search field on the page of all symptoms: finds those that match a program's output or a description. Sends nothing anywhere. Hidden
 * without JavaScript.
 */
export function SymptomFinder({ areas }: { readonly areas: readonly string[] }) {
  const [text, setText] = useState('');
  const [area, setArea] = useState('');
  const [found, setFound] = useState<FailureAnswer | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const lines = useRef<HTMLTextAreaElement>(null);
  const choice = useRef<HTMLSelectElement>(null);
  const takeOver = useEffectEvent(() => {
    const kept = keptQuestion();
    setText(kept?.text ?? lines.current?.value ?? '');
    setArea(kept?.area ?? choice.current?.value ?? '');
  });
  // What the reader asked before opening an entry, or typed before hydration: on a slow connection that is the whole query.
  useEffect(() => takeOver(), []);
  const asked = text.trim() !== '' || area !== '';
  useEffect(() => {
    if (!asked) return undefined;
    let current = true;
    siteSearch.failures(text, area).then(
      (answer) => {
        if (!current) return;
        setFound(answer);
        setFailed(false);
      },
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [text, area, asked, attempt]);
  const isPrintout = looksLikePrintout(text);
  const shown = asked && !failed ? (found?.failures ?? []).filter(({ fit }) => !isPrintout || fit === 'fits') : [];
  const status = statusOf(asked, failed, found, isPrintout);
  const report = {
    said: [status],
    rows: shown.map(({ id, symptom }) => `${symptom}${opened.has(id) ? ' (opened)' : ''}`),
  };
  const open = (id: string): void => {
    setOpened(new Set([...opened, id]));
    keepQuestion({ text, area });
  };
  const answers = (
    <>
      <Entries entries={shown.filter(({ fit }) => fit === 'fits')} onOpen={open} />
      <Entries entries={shown.filter(({ fit }) => fit === 'might')} title={searchWords.might} onOpen={open} />
    </>
  );
  const isText = text.trim() !== '';
  return (
    <>
      <NeedsScript>Searching the symptoms by words needs JavaScript. All of them are listed below.</NeedsScript>
      <section css={box} data-symptom-finder="" aria-label="Find your symptom">
        <form autoComplete="off" onSubmit={(event) => event.preventDefault()}>
          <label>
            What does the terminal say, or what do you see?
            <textarea
              ref={lines}
              value={text}
              spellCheck={false}
              maxLength={mostLetters}
              placeholder="Paste a message, the output of ip or candump, or write what happens"
              onChange={({ target }) => setText(target.value)}
            />
          </label>
        </form>
        {text.length > 2 * lettersOfEnd && (
          <p>Only the first and the last {formatNumber(lettersOfEnd)} characters are read. Paste the lines around the failure.</p>
        )}
        {asked && !failed && found?.mayAskToStop && (
          <p data-stop-first="">
            <strong>{found.asksToStop ? `${stopFirst.subject}.` : `${stopFirst.unsure}:`}</strong> {stopFirst.text}{' '}
            <SmartLink href={stopFirst.path}>{stopFirst.heading}</SmartLink>
          </p>
        )}
        <SettledStatus words={status} />
        {asked && failed && (
          <p>
            <button type="button" css={button} onClick={() => setAttempt(attempt + 1)}>
              Try again
            </button>
          </p>
        )}
        {isPrintout && <LazyContent lazy={printoutAnswer} componentProps={{ text, report }} label="Reading the printout" />}
        {isText && answers}
        {isText && !isPrintout && !failed && found !== null && (
          <LazyContent lazy={copyReport} componentProps={{ pasted: text, ...report }} meanwhile={null} />
        )}
        <label className="area">
          Area
          <select ref={choice} value={area} autoComplete="off" onChange={({ target }) => setArea(target.value)}>
            <option value="">All areas</option>
            {areas.map((one) => (
              <option key={one} value={one}>
                {areaName(one)}
              </option>
            ))}
          </select>
        </label>
        {!isText && answers}
      </section>
    </>
  );
}
