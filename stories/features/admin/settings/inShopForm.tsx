import type { Decorator } from '@storybook/react-vite';
import { exampleShopFacts } from '../../../../contract/examples/shopFacts.ts';
import type { ShopFacts } from '../../../../contract/schemas/shopFacts.ts';
import { shopSchema, toShopValues } from '../../../../src/features/admin/settings/shopValues.ts';
import { SubmitButton } from '../../../../src/ui/SubmitButton.tsx';
import { ValidatedForm } from '../../../../src/ui/ValidatedForm.tsx';

/** Puts a part of the shop's form into one with `parameters.facts`, above a button that sends it. */
export function inShopForm(onSend: (facts: object) => void): Decorator {
  return (Story, { parameters }) => (
    <div style={{ padding: 16 }}>
      <ValidatedForm
        initialValues={valuesOf(parameters.facts)}
        schema={shopSchema}
        onSubmit={async (sent) => {
          onSend(sent);
          return undefined;
        }}
      >
        <Story />
        <SubmitButton>Send</SubmitButton>
      </ValidatedForm>
    </div>
  );
}

function valuesOf(facts: Partial<ShopFacts>) {
  return toShopValues({ ...exampleShopFacts, ...facts }, { en: '', ru: '' });
}
