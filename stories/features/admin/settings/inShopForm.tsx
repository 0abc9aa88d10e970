import type { Decorator } from '@storybook/react-vite';
import { exampleShopProfile } from '../../../../contract/examples/shopProfile.ts';
import type { ShopProfile } from '../../../../contract/schemas/shopProfile.ts';
import { shopSchema, toShopValues } from '../../../../src/features/admin/settings/shopValues.ts';
import { SubmitButton } from '../../../../src/ui/SubmitButton.tsx';
import { ValidatedForm } from '../../../../src/ui/ValidatedForm.tsx';

/** Puts a part of the shop's form into one, above a button that sends it. */
export function inShopForm(
  profile: Partial<ShopProfile> = {},
  onSend?: (profile: object) => void,
): Decorator {
  const values = toShopValues({ ...exampleShopProfile, ...profile }, { en: '', ru: '' });
  return (Story) => (
    <div style={{ padding: 16 }}>
      <ValidatedForm
        initialValues={values}
        schema={shopSchema}
        onSubmit={async (sent) => {
          onSend?.(sent);
          return undefined;
        }}
      >
        <Story />
        <SubmitButton>Send</SubmitButton>
      </ValidatedForm>
    </div>
  );
}
