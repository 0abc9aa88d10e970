import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';

type Values = Record<string, string>;

/**
 * Shows a form as it is once it has been sent with these values, by the names of its fields: a field
 * tells its error only then. Nothing has the focus, as a state shows what a form looks like and not
 * where somebody is in it.
 */
export function asSent(values: Values = {}): Decorator {
  return (Story) => (
    <Sent values={values}>
      <Story />
    </Sent>
  );
}

/** A dialog comes a moment after its story, and a form sends what it has rendered. */
type Step = 'come' | 'fill' | 'send';

function Sent({ values, children }: { values: Values; children: ReactNode }) {
  const [step, setStep] = useState<Step>('come');

  useEffect(() => {
    const form = document.querySelector('form');
    if (step === 'come') setStep('fill');
    if (step === 'fill') {
      for (const [name, value] of Object.entries(values)) fill(form, name, value);
      setStep('send');
    }
    if (step === 'send') {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      form?.requestSubmit();
    }
  }, [step, values]);

  useEffect(() => {
    const told = new AbortController();
    function letGo({ target }: FocusEvent) {
      if (!(target instanceof HTMLElement) || target.ariaInvalid !== 'true') return;
      told.abort();
      target.blur();
    }
    document.addEventListener('focusin', letGo, { signal: told.signal });
    return () => told.abort();
  }, []);

  return children;
}

/** React hears of a value only when it is set behind its back. */
function fill(form: HTMLFormElement | null, name: string, value: string) {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) {
    throw new Error(`The form has no field “${name}”`);
  }
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
