import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** The values of the surrounding form; `onChange` gets them at each change, but not at first. */
export function useFormChange<Values>(onChange?: (values: Values) => void): Values {
  const { values } = useFormikContext<Values>();
  const latest = useRef(values);
  useEffect(() => {
    if (values === latest.current) return;
    latest.current = values;
    onChange?.(values);
  }, [values, onChange]);
  return values;
}
