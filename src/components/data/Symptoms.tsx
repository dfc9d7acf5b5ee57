import { definitionErrors } from '../../model/definitionErrors';
import { symptomsRoute } from '../../model/symptoms';
import type { Symptom } from '../../model/symptoms';
import { SmartLink } from '../controls/SmartLink';
import { SymptomEntry } from './SymptomEntry';
import { symptomsStyle } from './symptomsStyle';
import { useOpenTarget } from './useOpenTarget';

interface SymptomsProps {
  readonly name: string;
  /** The rows as the build found them; `anchored` on the page where their addresses lead. */
  readonly symptoms?: readonly Symptom[];
  readonly anchored?: true;
}

/** What people see when something fails; each line opens to causes, check and fix. */
export function Symptoms({ name, symptoms, anchored }: SymptomsProps) {
  useOpenTarget(anchored === true);
  if (!symptoms) throw new Error(definitionErrors.unknownTable(name));
  return (
    <>
      <ul css={symptomsStyle}>
        {symptoms.map((symptom) => (
          <SymptomEntry key={symptom.id} symptom={symptom} anchored={anchored === true} />
        ))}
      </ul>
      {!anchored && (
        <p>
          Something else? <SmartLink href={symptomsRoute}>Find your symptom</SmartLink> by what you see or what the terminal says.
        </p>
      )}
    </>
  );
}
