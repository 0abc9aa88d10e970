import { useField } from 'formik';
import { useState } from 'react';
import { focusOnMount } from '../../../ui/focusOnMount.ts';

/** Rows of a form that can be added and removed; an added row takes the focus. */
export function useRows<Row>(name: string, empty: Row) {
  const [{ value: rows }, , { setValue }] = useField<Row[]>(name);
  const [added, setAdded] = useState<number>();
  return {
    rows,
    add: () => {
      setAdded(rows.length);
      void setValue([...rows, empty]);
    },
    remove: (index: number) => {
      setAdded(undefined);
      void setValue(rows.filter((_, at) => at !== index));
    },
    /** For the `inputRef` of a row's first field. */
    focusIfAdded: (index: number) => (index === added ? focusOnMount : undefined),
  };
}
