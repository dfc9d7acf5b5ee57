import * as definitionErrors from '../../model/definitionErrors';
import type { Symptom } from '../../model/symptoms';
import { symptomsRoute } from '../../site/symptoms';
import { SmartLink } from '../controls/SmartLink';
import { SymptomEntry } from './SymptomEntry';
import { symptomsStyle } from './symptomsStyle';

interface SymptomsProps {
  readonly name: string;
  /** The rows as the build found them; `anchored` on the page where their addresses lead. */
  readonly symptoms?: readonly Symptom[];
  readonly anchored?: boolean;
}

/** What people see when something fails; each line opens to causes, check and fix. */
export function Symptoms({ name, symptoms, anchored = false }: SymptomsProps) {
  if (!symptoms) throw new Error(definitionErrors.unknownTable(name));
  return (
    <>
      <ul css={symptomsStyle}>
        {symptoms.map((symptom) => (
          <SymptomEntry key={symptom.id} symptom={symptom} anchored={anchored} />
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
