import type { ChangeEvent } from 'react';
import type { ToolValues } from './toolValues';

/** What the controls of a table of parts share: the values that they hold, and the form that they belong to. */
export interface ToolControls {
  readonly values: Readonly<ToolValues>;
  readonly onChange: (values: Readonly<ToolValues>) => void;
  /** Id of the form: controls also stand outside it. */
  readonly form: string;
}

/** Attributes of a control by the name of its value. */
export const toolControl =
  ({ values, onChange, form }: ToolControls) =>
  (name: keyof ToolValues) => ({
    name,
    form,
    value: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onChange({ ...values, [name]: target.value }),
  });
