import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { object } from 'yup';
import { i18n } from '../../../contract/i18n.ts';
import { limits } from '../../../contract/limits.ts';
import { isFull, normalAddress } from '../../../contract/rules/addresses.ts';
import type { SavedAddress, SavedAddressInput } from '../../../contract/schemas/addresses.ts';
import { toE164 } from '../../lib/e164.ts';
import { addressPrompt, addressRule, fullNameRule, phoneRule } from '../../lib/formRules.ts';
import { toInternational } from '../../lib/phone.ts';
import { AddressField } from '../../ui/AddressField.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { FocusFallback } from '../../ui/FocusFallback.tsx';
import { FormCheckbox } from '../../ui/FormCheckbox.tsx';
import { type FormAnswer, FormDialog } from '../../ui/FormDialog.tsx';
import { FormTextField } from '../../ui/FormTextField.tsx';
import { PhoneField } from '../../ui/PhoneField.tsx';
import { Row } from '../../ui/Row.ts';

const Entry = styled(ListItem)(({ theme }) => ({
  display: 'block',
  paddingBlock: theme.spacing(2),
  overflowWrap: 'anywhere',
}));

function accountIsFull(): string {
  const { max } = limits.addresses;
  return i18n.t('An account holds {max} addresses. Remove one to add another.', { max });
}

type SavedAddressesProps = {
  /** Oldest first. */
  addresses: readonly SavedAddress[];
  onSave: (input: SavedAddressInput) => Promise<FormAnswer<SavedAddressInput>>;
  onMakeDefault: (address: SavedAddress) => void;
  onRemove: (id: string) => void;
};

export function SavedAddresses({
  addresses,
  onSave,
  onMakeDefault,
  onRemove,
}: SavedAddressesProps) {
  const [edited, setEdited] = useState<SavedAddress | 'new'>();
  const [asked, setAsked] = useState<SavedAddress>();

  return (
    <Box component="section" aria-labelledby="saved-addresses" sx={{ mt: 8, maxWidth: '35rem' }}>
      <Typography id="saved-addresses" variant="h4" component="h2" sx={{ mb: 1 }}>
        {i18n.t('Delivery addresses')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {addresses.length === 0
          ? i18n.t('You have saved no addresses yet. Those you save can be chosen when you order.')
          : i18n.t('You can choose one of these when you order. The default is filled in for you.')}
      </Typography>
      <FocusFallback label={i18n.t('Saved addresses')}>
        {addresses.length > 0 && (
          <List role="list" disablePadding sx={{ mb: 2 }}>
            {addresses.map((each) => (
              <Entry key={each.id} divider disableGutters>
                <AddressEntry
                  {...each}
                  onEdit={() => setEdited(each)}
                  onMakeDefault={() => onMakeDefault(each)}
                  onRemove={() => setAsked(each)}
                />
              </Entry>
            ))}
          </List>
        )}
        {isFull(addresses) ? (
          <Typography color="textSecondary">{accountIsFull()}</Typography>
        ) : (
          <Button variant="outlined" sx={{ mt: 1 }} onClick={() => setEdited('new')}>
            {i18n.t('Add address')}
          </Button>
        )}
      </FocusFallback>
      {edited && (
        <AddressDialog
          saved={edited === 'new' ? undefined : edited}
          onSave={onSave}
          onClose={() => setEdited(undefined)}
        />
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title={i18n.t('Remove this address?')}
        confirmLabel={i18n.t('Remove')}
        onConfirm={() => {
          setAsked(undefined);
          if (asked) onRemove(asked.id);
        }}
        onCancel={() => setAsked(undefined)}
      >
        {asked && i18n.t('{address}. Orders that go there keep it.', { address: asked.address })}
      </ConfirmDialog>
    </Box>
  );
}

type AddressEntryProps = SavedAddress & Record<'onEdit' | 'onMakeDefault' | 'onRemove', () => void>;

function AddressEntry({
  fullName,
  address,
  phone,
  isDefault,
  onEdit,
  onMakeDefault,
  onRemove,
}: AddressEntryProps) {
  return (
    <>
      {fullName && <Typography>{fullName}</Typography>}
      <Typography>{address}</Typography>
      {(phone || isDefault) && (
        <Typography variant="body2" color="textSecondary">
          {isDefault && <span>{i18n.t('Default')}</span>}
          {isDefault && phone && <span> · </span>}
          {phone && <span dir="ltr">{phone}</span>}
        </Typography>
      )}
      <Row sx={{ mt: 0.5, ml: -1 }}>
        <Button aria-label={i18n.t('Edit {address}', { address })} onClick={onEdit}>
          {i18n.t('Edit')}
        </Button>
        <Button aria-label={i18n.t('Remove {address}', { address })} onClick={onRemove}>
          {i18n.t('Remove')}
        </Button>
        {!isDefault && (
          <Button
            aria-label={i18n.t('Make default: {address}', { address })}
            onClick={onMakeDefault}
          >
            {i18n.t('Make default')}
          </Button>
        )}
      </Row>
    </>
  );
}

type AddressDialogProps = {
  saved: SavedAddress | undefined;
  onSave: (input: SavedAddressInput) => Promise<FormAnswer<SavedAddressInput>>;
  onClose: () => void;
};

export function AddressDialog({ saved, onSave, onClose }: AddressDialogProps) {
  return (
    <FormDialog
      title={saved ? i18n.t('Edit address') : i18n.t('Add address')}
      initialValues={toAddressValues(saved)}
      schema={addressSchema}
      onSubmit={(values) => onSave(toAddressInput(values, saved?.id))}
      onClose={onClose}
    >
      <Stack sx={{ gap: 1 }}>
        <FormTextField
          name="fullName"
          label={i18n.t('Full name (optional)')}
          autoComplete="name"
          hint={i18n.t('If it is not your own')}
        />
        <AddressField
          name="address"
          label={i18n.t('Delivery address')}
          autoComplete="shipping street-address"
          required
        />
        <PhoneField
          name="phone"
          label={i18n.t('Phone (optional)')}
          hint={i18n.t('If it is not your own')}
        />
        <FormCheckbox name="isDefault" label={i18n.t('Use for new orders')} />
      </Stack>
    </FormDialog>
  );
}

/** Form values of an address; an empty name or phone means the account's. */
type AddressValues = { fullName: string; address: string; phone: string; isDefault: boolean };

const addressSchema = object({
  fullName: fullNameRule(),
  address: addressRule(addressPrompt).required(addressPrompt),
  phone: phoneRule(),
});

function toAddressValues(saved: SavedAddress | undefined): AddressValues {
  return {
    fullName: saved?.fullName ?? '',
    address: saved?.address ?? '',
    phone: toInternational(saved?.phone),
    isDefault: saved?.isDefault ?? false,
  };
}

/**
 * Converts valid form values to a request.
 * @param id of the edited address
 */
function toAddressInput(
  { address, phone, isDefault, ...values }: AddressValues,
  id: string | undefined,
): SavedAddressInput {
  const fullName = values.fullName.trim();
  const number = toE164(phone);
  return {
    ...(id !== undefined && { id }),
    ...(fullName && { fullName }),
    ...{ address: normalAddress(address), isDefault },
    ...(number && { phone: number }),
  };
}
