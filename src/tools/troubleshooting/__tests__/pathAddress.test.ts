import { followPath, readAnswers, writeAnswers } from '../DecisionPath';
import type { PathQuestion } from '../symptomRows';

const question = (id: string, answers: Readonly<Record<string, string | null>>): PathQuestion => ({
  id,
  question: id,
  look: '',
  answers: Object.entries(answers).map(([answer, next]) => ({ id: answer, answer, next, symptoms: [] })),
});

const questions = [
  question('light', { dark: null, lit: 'port' }),
  question('port', { down: null, up: 'reply' }),
  question('reply', { none: null }),
];

const followed = (...answers: string[]): string[] =>
  followPath(questions, answers).map(({ question: { id }, given }) => `${id}:${given?.id ?? '?'}`);

describe('the answers of a path', () => {
  it('lead from one question to the next, which is still open', () => {
    expect(followed()).toEqual(['light:?']);
    expect(followed('lit')).toEqual(['light:lit', 'port:?']);
    expect(followed('lit', 'up', 'none')).toEqual(['light:lit', 'port:up', 'reply:none']);
  });

  it('that a question does not have, or that come after an end, are forgotten', () => {
    expect(followed('purple', 'up')).toEqual(['light:?']);
    expect(followed('dark', 'up')).toEqual(['light:dark']);
  });

  it('stand in the address beside whatever else does', () => {
    expect(writeAnswers('?q=a', 'motor', ['lit', 'up'])).toBe('?q=a&path.motor=lit.up');
    expect(readAnswers('?q=a&path.motor=lit.up', 'motor')).toEqual(['lit', 'up']);
    expect(writeAnswers('?path.motor=lit', 'motor', [])).toBe('');
    expect(readAnswers('?path.other=lit', 'motor')).toEqual([]);
  });
});
