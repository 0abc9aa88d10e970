import type { Decorator } from '@storybook/react-vite';
import type { Schema } from 'yup';
import { CheckedForm } from '../../src/ui/CheckedForm.tsx';
import { SubmitButton } from '../../src/ui/SubmitButton.tsx';

/** Puts a story's field into a form with these values, above a button that sends it. */
export function inForm(initialValues: Record<string, string>, schema: Schema): Decorator {
  return (Story) => (
    <div style={{ maxWidth: 400, padding: 16 }}>
      <CheckedForm
        initialValues={initialValues}
        schema={schema}
        onSubmit={() => Promise.resolve(undefined)}
      >
        <Story />
        <SubmitButton>Send</SubmitButton>
      </CheckedForm>
    </div>
  );
}
