import type { Decorator } from '@storybook/react-vite';
import { exampleShopProfile } from '../../../../contract/examples/shopProfile.ts';
import type { ShopProfile } from '../../../../contract/schemas/shopProfile.ts';
import { shopSchema, toShopValues } from '../../../../src/features/admin/settings/shopValues.ts';
import { SubmitButton } from '../../../../src/ui/SubmitButton.tsx';
import { ValidatedForm } from '../../../../src/ui/ValidatedForm.tsx';

/** Renders a part of the shop form in a form with a button, filled from `parameters.profile`. */
export function inShopForm(onSend: (profile: object) => void): Decorator {
  return (Story, { parameters }) => (
    <div style={{ padding: 16 }}>
      <ValidatedForm
        initialValues={valuesOf(parameters.profile)}
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

function valuesOf(profile: Partial<ShopProfile>) {
  return toShopValues({ ...exampleShopProfile, ...profile }, { en: '', ru: '' });
}
