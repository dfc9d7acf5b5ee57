import { useEffect, useState } from 'react';
import { symptomHref } from '../../site/symptomAreas';
import { SmartLink } from '../../theme/controls/SmartLink';
import { siteSearch } from '../clients/siteSearch';
import type { FailureAnswer } from '../contract/searchTypes';
import { SymptomHint } from './SymptomHint';
import { searchWords } from '../../site/words/search';

/** What the symptom finder says of the output of a program, such as `ip`: the entries that fit, or that it looks healthy. */
export function FoundFailures({ text }: { readonly text: string }) {
  const [answer, setAnswer] = useState<{ readonly text: string; readonly found: FailureAnswer }>();
  useEffect(() => {
    let left = false;
    siteSearch.failures(text, '').then(
      (found) => left || setAnswer({ text, found }),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [text]);
  if (answer?.text !== text) return <SymptomHint />;
  const { healthy, failures } = answer.found;
  const fitting = failures.filter(({ fit }) => fit === 'fits');
  if (healthy !== '') return <p data-found-failures="">{searchWords.healthy(healthy)}</p>;
  if (fitting.length === 0) return <SymptomHint />;
  return (
    <ul data-found-failures="">
      {fitting.map(({ id, symptom, why }) => (
        <li key={id}>
          <SmartLink href={symptomHref(id)}>{symptom}</SmartLink>. {why}
        </li>
      ))}
    </ul>
  );
}
