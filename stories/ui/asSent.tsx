import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { fireEvent } from 'storybook/test';
import { whenThere } from './whenThere.ts';

type Values = Record<string, string>;

/**
 * Submits the form with these values, by field name, so that its errors show. Removes the focus,
 * since a state has no user.
 */
export function asSent(values: Values = {}): Decorator {
  return (Story) => (
    <Sent values={values}>
      <Story />
    </Sent>
  );
}

/** One render each: a dialog mounts after its story, and Formik submits the values of the last render. */
type Step = 'mount' | 'fill' | 'submit';

function Sent({ values, children }: { values: Values; children: ReactNode }) {
  const [step, setStep] = useState<Step>('mount');

  useEffect(() => {
    if (step === 'mount') return whenThere('form', () => setStep('fill'));
    const form = document.querySelector('form');
    if (step === 'fill') {
      for (const [name, value] of Object.entries(values))
        fireEvent.input(fieldOf(form, name), { target: { value } });
      setStep('submit');
    }
    if (step === 'submit') {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      form?.requestSubmit();
    }
    return undefined;
  }, [step, values]);

  useEffect(() => {
    const controller = new AbortController();
    function blurInvalid({ target }: FocusEvent) {
      if (!(target instanceof HTMLElement) || target.ariaInvalid !== 'true') return;
      controller.abort();
      target.blur();
    }
    document.addEventListener('focusin', blurInvalid, { signal: controller.signal });
    return () => controller.abort();
  }, []);

  return children;
}

function fieldOf(form: HTMLFormElement | null, name: string): Element {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof Element)) throw new Error(`The form has no field “${name}”`);
  return field;
}
