import type { FormikProps, FormikValues } from 'formik';
import { useEffect, useRef } from 'react';

/** Fills a form with newer values, and keeps what was typed since it held those of `before`. */
export function useRebase<Values extends FormikValues>({
  values,
  resetForm,
  setValues,
}: Pick<FormikProps<Values>, 'values' | 'resetForm' | 'setValues'>) {
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);
  return (before: Values, newer: Values) => {
    resetForm({ values: newer });
    void setValues({ ...newer, ...changedSince(before, latest.current) });
  };
}

/** The fields of `now` that are not the same as in `before`. */
function changedSince<Values extends object>(before: Values, now: Values): Partial<Values> {
  const names = Object.keys(now) as (keyof Values)[];
  const changed = names.filter((name) => now[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, now[name]])) as Partial<Values>;
}
