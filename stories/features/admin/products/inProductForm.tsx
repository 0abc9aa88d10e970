import type { Decorator } from '@storybook/react-vite';
import {
  noProduct,
  type ProductValues,
  productSchema,
} from '../../../../src/features/admin/products/productValues.ts';
import { SubmitButton } from '../../../../src/ui/SubmitButton.tsx';
import { ValidatedForm } from '../../../../src/ui/ValidatedForm.tsx';

/**
 * Renders a part of the product form in a form with a button. `parameters.values` override its
 * values.
 */
export function inProductForm(values: Partial<ProductValues> = {}): Decorator {
  return (Story, { parameters }) => (
    <div style={{ maxWidth: 640, padding: 16 }}>
      <ValidatedForm
        initialValues={{ ...noProduct, ...values, ...parameters.values }}
        schema={productSchema}
        onSubmit={() => Promise.resolve(undefined)}
      >
        <Story />
        <SubmitButton>Send</SubmitButton>
      </ValidatedForm>
    </div>
  );
}
