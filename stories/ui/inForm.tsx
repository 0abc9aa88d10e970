import type { Decorator } from '@storybook/react-vite';
import type { Schema } from 'yup';
import { SubmitButton } from '../../src/ui/SubmitButton.tsx';
import { ValidatedForm } from '../../src/ui/ValidatedForm.tsx';

type Values = Record<string, string | boolean>;

/**
 * Renders a story's field in a form with these values, above a button that submits it. A story can
 * set initial values with `parameters.values`, and shows its error with `asSent()`.
 */
export function inForm(
  initialValues: Values,
  schema: Schema,
  onSend?: (values: Values) => void,
): Decorator {
  return (Story, { parameters }) => (
    <div style={{ maxWidth: 400, padding: 16 }}>
      <ValidatedForm
        initialValues={{ ...initialValues, ...parameters.values }}
        schema={schema}
        onSubmit={async (values) => {
          onSend?.(values);
          return undefined;
        }}
      >
        <Story />
        <SubmitButton>Send</SubmitButton>
      </ValidatedForm>
    </div>
  );
}
