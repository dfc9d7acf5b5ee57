import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import type { PathAnswer, PathQuestion } from './symptomRows';
import { symptomHref } from '../../site/symptomAreas';
import { button } from '../../theme/controls/buttons';
import { isPlainClick } from '../../theme/controls/PageLink';
import { SmartLink } from '../../theme/controls/SmartLink';
import { useHydrated } from '../../theme/state/hydrated';
import { keepSearch, withParameters } from '../../theme/state/parameters';
import { media } from '../../theme/styles/media';
import { Cell } from '../../theme/data/Cell';

/** Styles of a decision path. Questions not reached yet are hidden on the screen, but not on paper or without JavaScript. */
const pathStyle = css({
  margin: 'var(--space-4) 0',
  padding: 'var(--space-4)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  '& > ol': { margin: 0, paddingLeft: '1.75rem' },
  '& > ol > li': { margin: 0 },
  '& > ol > li + li': { marginTop: 'var(--space-4)' },
  '& > ol > li::marker': { fontWeight: 'var(--weight-strong)' },
  '& > ol > li > p': { margin: '0 0 var(--space-2)' },
  '& .question': { fontWeight: 'var(--weight-strong)', outline: 'none' },
  '& > ol > li > ul': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'var(--space-2)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& .answer': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    padding: 'var(--space-2) var(--space-3)',
    border: '1px solid var(--line-control)',
    borderRadius: 'var(--radius)',
    color: 'var(--text)',
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
  },
  '& .answer:hover': { borderColor: 'var(--accent)' },
  '& .answer[aria-current]': { borderColor: 'var(--accent)', borderWidth: '2px', background: 'var(--accent-soft)' },
  // The target is short: the answer wraps instead.
  '& .answer .where': {
    flex: 'none',
    marginLeft: 'auto',
    paddingLeft: 'var(--space-3)',
    color: 'var(--text-soft)',
    fontSize: 'var(--size-s)',
  },
  '& .try': { margin: 'var(--space-2) 0 0', paddingLeft: '1.75rem' },
  '& .try > li': { padding: '0.3rem 0' },
  '& > p': { margin: 'var(--space-3) 0 0' },
  '@media screen': { '& [data-later]': { display: 'none' } },
  [media.print]: {
    '& > p': { display: 'none' },
    '& > ol > li': { breakInside: 'avoid' },
    '& .answer': { minHeight: 0, border: 0, padding: 0 },
  },
});

/** A question with its answer; null for the current question. */
interface AskedQuestion {
  readonly question: PathQuestion;
  readonly given: PathAnswer | null;
}

/** Reads the answers of a path from a query string: `?path.motor=lit.up`. */
export const readAnswers = (search: string, path: string): readonly string[] =>
  (new URLSearchParams(search).get(`path.${path}`) ?? '').split('.').filter(Boolean);

/** Writes the answers of a path to a query string. Other parameters stay. */
export const writeAnswers = (search: string, path: string, answers: readonly string[]): string =>
  withParameters(search, 'path.', { [path]: answers.join('.') || null });

/** The questions along the given answers. An answer that its question doesn't have ends the path, and that question is asked again. */
export function followPath(questions: readonly PathQuestion[], answers: readonly string[]): AskedQuestion[] {
  const asked: AskedQuestion[] = [];
  let question = questions[0];
  while (question && asked.length < questions.length) {
    const given = question.answers.find(({ id }) => id === answers[asked.length]) ?? null;
    asked.push({ question, given });
    question = given?.next == null ? undefined : questions.find(({ id }) => id === given.next);
  }
  return asked;
}

interface DecisionPathProps {
  readonly path: string;
  readonly label: string;
  readonly questions: readonly PathQuestion[];
}

const questionId = (id: string): string => `question-${id}`;
const answerId = (id: string): string => `try-${id}`;

interface AnswerProps {
  readonly answer: PathAnswer;
  readonly chosen: boolean;
  readonly next: number | null;
  /** Query string of the address after this answer. */
  readonly search: string;
  readonly onChoose: () => void;
}

/** An answer is a link to the next question, so that it works without JavaScript and in another tab. */
function Answer({ answer: { id, answer, next: nextId, symptoms }, chosen, next, search, onChoose }: AnswerProps) {
  const choose = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <li>
      <a
        className="answer"
        href={`${search}#${nextId === null ? answerId(id) : questionId(nextId)}`}
        {...(chosen ? { 'aria-current': 'step' as const } : {})}
        onClick={choose}
      >
        <span>
          <Cell cell={answer} />
        </span>
        {next !== null && <span className="where">question {next}</span>}
      </a>
      {symptoms.length > 0 && (
        <ol id={answerId(id)} className="try" tabIndex={-1} aria-label="Try these, in this order" {...(chosen ? {} : { 'data-later': '' })}>
          {symptoms.map((symptom) => (
            <li key={symptom.id}>
              <SmartLink href={symptomHref(symptom.id)}>
                <Cell cell={symptom.symptom} />
              </SmartLink>
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}

/**
 * Questions that lead step by step to the likeliest fix, on the page of all symptoms. The address stores the answers, so that a path can be
 * shared. Paper and pages without JavaScript show all questions.
 */
export function DecisionPath({ path, label, questions }: DecisionPathProps) {
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const section = useRef<HTMLElement>(null);
  const hydrated = useHydrated();
  const takeOver = useEffectEvent(() => {
    const { search, hash } = window.location;
    setAnswers(readAnswers(search, path));
    // The target was still hidden when the browser looked for it. On back and forward the scroll position is already restored.
    requestAnimationFrame(() => {
      const target = document.getElementById(hash.slice(1));
      if (target && section.current?.contains(target) && window.scrollY === 0) target.scrollIntoView();
    });
  });
  // oxlint-disable-next-line react/set-state-in-effect -- the address is unknown on the server
  useEffect(() => takeOver(), []);
  const asked = followPath(questions, answers);
  const change = (next: readonly string[]): void => {
    setAnswers(next);
    keepSearch(writeAnswers(window.location.search, path, next));
  };
  const choose = (answer: PathAnswer, next: readonly string[]): void => {
    change(next);
    const id = answer.next === null ? answerId(answer.id) : questionId(answer.next);
    // The next question is rendered by then; keyboard and screen reader users continue there.
    requestAnimationFrame(() => {
      const target = document.getElementById(id);
      (target?.querySelector<HTMLElement>('.question') ?? target)?.focus({ preventScroll: true });
      target?.scrollIntoView({ block: 'nearest' });
    });
  };
  const restart = (): void => {
    change([]);
    section.current?.querySelector<HTMLElement>('.question')?.focus();
  };
  return (
    <section ref={section} css={pathStyle} aria-label={label}>
      <ol>
        {questions.map((question, index) => {
          const at = asked.findIndex((one) => one.question.id === question.id);
          return (
            <li key={question.id} id={questionId(question.id)} value={index + 1} {...(at < 0 ? { 'data-later': '' } : {})}>
              <p className="question" tabIndex={-1}>
                <Cell cell={question.question} />
              </p>
              <p>
                <Cell cell={question.look} />
              </p>
              <ul>
                {question.answers.map((answer) => {
                  const withIt = [...answers.slice(0, Math.max(at, 0)), answer.id];
                  return (
                    <Answer
                      key={answer.id}
                      answer={answer}
                      chosen={at >= 0 && asked[at]?.given?.id === answer.id}
                      next={answer.next === null ? null : questions.findIndex(({ id }) => id === answer.next) + 1}
                      // Without JavaScript, all questions are on this page.
                      search={hydrated ? writeAnswers('', path, withIt) : ''}
                      onChoose={() => choose(answer, withIt)}
                    />
                  );
                })}
              </ul>
            </li>
          );
        })}
      </ol>
      {answers.length > 0 && (
        <p>
          <button type="button" css={button} onClick={restart}>
            Start again
          </button>
        </p>
      )}
    </section>
  );
}
