import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/**
 * What is in the form that it stands in. What the form began with is nothing that was typed, and is
 * not told.
 */
export function useFormChange<Values>(onChange?: (values: Values) => void): Values {
  const { values } = useFormikContext<Values>();
  const told = useRef(values);
  useEffect(() => {
    if (values === told.current) return;
    told.current = values;
    onChange?.(values);
  }, [values, onChange]);
  return values;
}
