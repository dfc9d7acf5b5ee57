import { symptomsRoute } from '../../site/symptoms';
import { SmartLink } from '../../theme/controls/SmartLink';

/** Where the output of a program may be known, if nothing here fits it. */
export const SymptomHint = () => (
  <p>
    If a program printed this, <SmartLink href={symptomsRoute}>the symptom finder</SmartLink> may know it.
  </p>
);
