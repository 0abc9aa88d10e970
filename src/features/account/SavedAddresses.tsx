import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { limits } from '../../../contract/limits.ts';
import { isFull } from '../../../contract/rules/addresses.ts';
import type { SavedAddress, SavedAddressInput } from '../../../contract/schemas/addresses.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { FocusFallback } from '../../ui/FocusFallback.tsx';
import type { FormAnswer } from '../../ui/FormDialog.tsx';
import { AddressDialog } from './AddressDialog.tsx';

const Rows = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(0, 0, 2),
  '& > li': {
    padding: theme.spacing(2, 0),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
}));

type SavedAddressesProps = {
  /** The oldest first. */
  addresses: readonly SavedAddress[];
  onSave: (input: SavedAddressInput) => Promise<FormAnswer<SavedAddressInput>>;
  onMakeDefault: (address: SavedAddress) => void;
  onRemove: (id: string) => void;
};

/** A customer's delivery addresses: listed, added and edited in a dialog, and removed. */
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
        Delivery addresses
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {addresses.length === 0
          ? 'You have saved no addresses yet. Those you save can be chosen when you order.'
          : 'You can choose one of these when you order. The default is filled in for you.'}
      </Typography>
      <FocusFallback label="Saved addresses">
        {addresses.length > 0 && (
          <Rows>
            {addresses.map((each) => (
              <li key={each.id}>
                <Row
                  {...each}
                  onEdit={() => setEdited(each)}
                  onMakeDefault={() => onMakeDefault(each)}
                  onRemove={() => setAsked(each)}
                />
              </li>
            ))}
          </Rows>
        )}
        {isFull(addresses) ? (
          <Typography color="textSecondary">
            An account holds {limits.addresses.max} addresses. Remove one to add another.
          </Typography>
        ) : (
          <Button
            variant="outlined"
            color="inherit"
            sx={{ mt: 1 }}
            onClick={() => setEdited('new')}
          >
            Add address
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
        title="Remove this address?"
        confirmLabel="Remove"
        onConfirm={() => {
          setAsked(undefined);
          if (asked) onRemove(asked.id);
        }}
        onCancel={() => setAsked(undefined)}
      >
        {asked && `${asked.address}. Orders that go there keep it.`}
      </ConfirmDialog>
    </Box>
  );
}

type RowProps = SavedAddress & Record<'onEdit' | 'onMakeDefault' | 'onRemove', () => void>;

function Row({ fullName, address, phone, isDefault, onEdit, onMakeDefault, onRemove }: RowProps) {
  return (
    <>
      {fullName && <Typography sx={{ overflowWrap: 'anywhere' }}>{fullName}</Typography>}
      <Typography sx={{ overflowWrap: 'anywhere' }}>{address}</Typography>
      {(phone || isDefault) && (
        <Typography variant="body2" color="textSecondary">
          {[isDefault && 'Default', phone].filter(Boolean).join(' · ')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -1, mt: 0.5 }}>
        <Button color="inherit" aria-label={`Edit ${address}`} onClick={onEdit}>
          Edit
        </Button>
        <Button color="inherit" aria-label={`Remove ${address}`} onClick={onRemove}>
          Remove
        </Button>
        {!isDefault && (
          <Button color="inherit" aria-label={`Make default: ${address}`} onClick={onMakeDefault}>
            Make default
          </Button>
        )}
      </Box>
    </>
  );
}
