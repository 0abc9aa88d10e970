import {
  type FormikErrors,
  type FormikHelpers,
  type FormikProps,
  FormikProvider,
  type FormikValues,
  useFormik,
} from 'formik';
import {
  type FormEvent,
  Fragment,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Schema, ValidateOptions } from 'yup';
import { OwnZips } from './OwnZips.ts';

type ValidatedFormProps<Values extends FormikValues> = {
  /** Allows submit buttons outside the form. */
  id?: string | undefined;
  initialValues: Values;
  schema: Schema;
  /** Receives valid values; may still resolve to errors by field. */
  onSubmit: (
    values: Values,
    form: Pick<FormikHelpers<Values>, 'resetForm'> & {
      /** Resets the form to the saved values, keeping changes made since submitting. */
      takeSaved: (saved: Values) => void;
    },
  ) => Promise<FormikErrors<Values> | undefined> | Promise<void>;
  /** Receives the values on each change, not initially. */
  onChange?: ((values: Values) => void) | undefined;
  /** Shown above the fields after a submit with invalid values, until they are corrected. */
  invalidNotice?: ReactNode;
  /** Called initially, and when the form becomes dirty or clean. */
  onUnsavedChange?: ((isUnsaved: boolean) => void) | undefined;
  children: ReactNode;
};

/** Form that shows errors at their fields, focuses the first, and prevents double submits. */
export function ValidatedForm<Values extends FormikValues>({
  id,
  initialValues,
  schema,
  onSubmit,
  onChange,
  invalidNotice,
  onUnsavedChange,
  children,
}: ValidatedFormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);
  const [invalidSubmits, setInvalidSubmits] = useState(0);
  const refusal = useRef<Refusal<Values>>(undefined);
  const ownZips = useContext(OwnZips);
  const form = useFormik<Values>({
    initialValues,
    validationSchema: {
      validate: (values: Values, options: ValidateOptions) =>
        schema.validate(values, { ...options, context: { ownZips } }),
    },
    validate: (values) => stillRefused(values, refusal.current),
    onSubmit: async (values, { setErrors, resetForm }) => {
      const errors = await onSubmit(values, {
        resetForm,
        takeSaved: (saved) => rebase(values, saved),
      });
      if (!errors) return;
      refusal.current = { values, errors };
      setErrors(errors);
    },
  });

  const rebase = useRebase(form);
  const { values, submitCount, isSubmitting, dirty } = form;
  const told = useRef(values);
  useEffect(() => {
    if (values === told.current) return;
    told.current = values;
    onChange?.(values);
  }, [values, onChange]);
  useEffect(() => onUnsavedChange?.(dirty), [dirty, onUnsavedChange]);
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // In a radio group, focus the checked radio.
    (wrong?.querySelector<HTMLElement>('input:checked') ?? wrong)?.focus();
  }, [submitCount, isSubmitting]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    // Guard against a second Enter before Formik sets `isSubmitting`.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    refusal.current = undefined;
    const errors = await form.validateForm();
    setInvalidSubmits((count) => (Object.keys(errors).length > 0 ? count + 1 : 0));
    await form.submitForm().finally(() => {
      isUnderWay.current = false;
    });
  }

  return (
    <FormikProvider value={form}>
      <form ref={element} id={id} noValidate onSubmit={submit}>
        {/* Keyed, so that each attempt is announced. */}
        {invalidSubmits > 0 && !form.isValid && (
          <Fragment key={invalidSubmits}>{invalidNotice}</Fragment>
        )}
        {children}
      </form>
    </FormikProvider>
  );
}

/** Errors returned by submitting, with the submitted values. */
type Refusal<Values> = { values: Values; errors: FormikErrors<Values> };

/** Keeps submit errors until their values change, across validations. */
function stillRefused<Values extends FormikValues>(
  values: Values,
  refusal: Refusal<Values> | undefined,
) {
  return Object.fromEntries(
    Object.entries(refusal?.errors ?? {}).filter(
      ([name]) => values[name] === refusal?.values[name],
    ),
  ) as FormikErrors<Values>;
}

/** Resets a form to newer values, keeping changes made since `before`. */
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

/** Fields of `now` that differ from `before`. */
function changedSince<Values extends object>(before: Values, now: Values): Partial<Values> {
  const names = Object.keys(now) as (keyof Values)[];
  const changed = names.filter((name) => now[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, now[name]])) as Partial<Values>;
}
