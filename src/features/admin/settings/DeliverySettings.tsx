import { i18n } from '../../../../contract/i18n.ts';
import { listed } from '../../../../contract/rules/beside.ts';
import { localName } from '../../../../contract/rules/countries.ts';
import { deliveryName } from '../../../../contract/rules/deliveryName.ts';
import { formatPrice } from '../../../../contract/rules/money.ts';
import type { DeliveryInput, DeliverySetting } from '../../../../contract/schemas/selling.ts';
import type { FormAnswer } from '../../../ui/FormDialog.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { SettingsList } from './SettingsList.tsx';
import { deliverySchema, inCurrency, toDeliveryInput, toDeliveryValues } from './settingsValues.ts';

type DeliverySettingsProps = {
  delivery: readonly DeliverySetting[];
  onSave: (method: DeliveryInput) => Promise<FormAnswer<DeliveryInput>>;
  onEnd: (id: string) => void;
};

export function DeliverySettings({ delivery, onSave, onEnd }: DeliverySettingsProps) {
  return (
    <SettingsList
      title={i18n.t('Delivery')}
      addLabel={i18n.t('Add a delivery method')}
      columns={[i18n.t('Delivery'), i18n.t('Price'), i18n.t('Free from')]}
      emptyText={i18n.t('No delivery methods yet. Delivery is free and is not mentioned.')}
      items={delivery}
      nameOf={({ name }) => name}
      cellsOf={(method) => [
        <>
          <span>{deliveryName(method)}</span>
          <br />
          <small>{listed(method.countries.map(localName)) || i18n.t('Everywhere')}</small>
        </>,
        method.price === 0
          ? i18n.t({ id: 'Free (of charge)', message: 'Free' })
          : formatPrice(method.price),
        method.freeFrom === undefined ? '–' : formatPrice(method.freeFrom),
      ]}
      wordsOf={(method) => [
        [i18n.t('delivery'), deliveryName(method)],
        [i18n.t('price'), formatPrice(method.price)],
        [
          i18n.t('free from'),
          method.freeFrom === undefined ? i18n.t('never') : formatPrice(method.freeFrom),
        ],
        [i18n.t('countries'), listed(method.countries.map(localName)) || i18n.t('everywhere')],
      ]}
      toValues={toDeliveryValues}
      schema={deliverySchema}
      fields={
        <>
          <FormTextField
            name="name"
            label={i18n.t({ id: 'Name (of a thing)', message: 'Name' })}
            required
          />
          <FormTextField
            name="countries"
            label={i18n.t('Countries')}
            hint={i18n.t(
              'As written in addresses, separated by commas. Leave empty for everywhere',
            )}
          />
          <FormTextField
            name="price"
            label={inCurrency(i18n.t('Price'))}
            inputMode="decimal"
            required
          />
          <FormTextField
            name="freeFrom"
            label={inCurrency(i18n.t('Free from'))}
            inputMode="decimal"
            hint={i18n.t('What the items cost, after a code. Leave empty for never')}
          />
          <FormTextField
            name="minDays"
            label={i18n.t('Minimum days')}
            inputMode="numeric"
            required
          />
          <FormTextField
            name="maxDays"
            label={i18n.t('Maximum days')}
            inputMode="numeric"
            required
          />
        </>
      }
      toInput={toDeliveryInput}
      onSave={onSave}
      endText={i18n.t('It will no longer be offered. Orders that already use it are not affected.')}
      onEnd={onEnd}
    />
  );
}
