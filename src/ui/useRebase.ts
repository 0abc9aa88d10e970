import type { FormikProps, FormikValues } from 'formik';
import { useEffect, useRef } from 'react';
import { changedSince } from '../lib/changedSince.ts';

/** Fills a form with newer values; what was typed since it had those of `before` stays. */
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
