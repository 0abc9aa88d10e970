import {
  type FormikErrors,
  type FormikHelpers,
  FormikProvider,
  type FormikValues,
  useFormik,
} from 'formik';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Schema } from 'yup';
import { useRebase } from './useRebase.ts';

type ValidatedFormProps<Values extends FormikValues> = {
  /** Lets a button outside of the form submit it. */
  id?: string | undefined;
  initialValues: Values;
  schema: Schema;
  /** Gets values that passed the schema; may still resolve to errors, by field. */
  onSubmit: (
    values: Values,
    form: Pick<FormikHelpers<Values>, 'resetForm'> & {
      /** Starts again from what was saved; what was typed since the form was sent stays. */
      takeSaved: (saved: Values) => void;
    },
  ) => Promise<FormikErrors<Values> | undefined> | Promise<void>;
  /** Told of the values at each change, but not at first. */
  onChange?: ((values: Values) => void) | undefined;
  /** The form was submitted with values that break the schema. */
  onInvalid?: () => void;
  /** Told at first, and whenever there comes to be something to lose, or nothing any more. */
  onUnsavedChange?: ((isUnsaved: boolean) => void) | undefined;
  children: ReactNode;
};

/**
 * A form that shows each error at its field and moves the focus to the first. It can't be sent again
 * while it is being sent.
 */
export function ValidatedForm<Values extends FormikValues>({
  id,
  initialValues,
  schema,
  onSubmit,
  onChange,
  onInvalid,
  onUnsavedChange,
  children,
}: ValidatedFormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);
  const refusal = useRef<Refusal<Values>>(undefined);
  const form = useFormik<Values>({
    initialValues,
    validationSchema: schema,
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
    // Of a group it is the button that Tab leads to.
    (wrong?.querySelector<HTMLElement>('input:checked') ?? wrong)?.focus();
  }, [submitCount, isSubmitting]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    // Formik sets `isSubmitting` a moment later, by when a second Enter may have come.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    refusal.current = undefined;
    const errors = await form.validateForm();
    if (Object.keys(errors).length > 0) onInvalid?.();
    await form.submitForm().finally(() => {
      isUnderWay.current = false;
    });
  }

  return (
    <FormikProvider value={form}>
      <form ref={element} id={id} noValidate onSubmit={submit}>
        {children}
      </form>
    </FormikProvider>
  );
}

/** Errors that only sending the form has shown, and the values that had them. */
type Refusal<Values> = { values: Values; errors: FormikErrors<Values> };

/** A refused value stays an error until it is changed, however often the form is validated. */
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
