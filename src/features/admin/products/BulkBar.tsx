import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { i18n } from '../../../../contract/i18n.ts';
import { categories } from '../../../../contract/limits.ts';
import { categoryInfo } from '../../../../contract/rules/categories.ts';
import type { ProductInput } from '../../../../contract/schemas/adminProduct.ts';
import { DownloadButton } from '../../../ui/DownloadButton.tsx';
import { PendingButton } from '../../../ui/PendingButton.tsx';
import { SelectionBar } from '../frame/SelectionBar.tsx';

export type BulkChange = {
  category?: ProductInput['category'];
  newCollection?: boolean;
  mostPopular?: boolean;
  draft?: boolean;
};

type Choice = { label: string; change: BulkChange };

const draftChoices = (): Choice[] => [
  { label: i18n.t('Publish'), change: { draft: false } },
  { label: i18n.t('Make draft'), change: { draft: true } },
];

const flagChoices = (): Choice[] => [
  { label: i18n.t('Add to New Collection'), change: { newCollection: true } },
  { label: i18n.t('Remove from New Collection'), change: { newCollection: false } },
  { label: i18n.t('Add to Most Popular'), change: { mostPopular: true } },
  { label: i18n.t('Remove from Most Popular'), change: { mostPopular: false } },
];

const categoryChoices = (): Choice[] =>
  categories.map((category) => ({
    label: i18n.t('Move to {category}', { category: i18n.t(categoryInfo[category].name) }),
    change: { category },
  }));

type BulkBarProps = {
  count: number;
  busy?: boolean;
  hasDrafts?: boolean;
  onChange: (change: BulkChange) => void;
  /** Opens the price dialog; absent hides the action. */
  onPrices?: (() => void) | undefined;
  /** Downloads labels; absent hides the action. */
  onLabels?: (() => Promise<void>) | undefined;
  onRemove: () => void;
  onClear: () => void;
};

export function BulkBar({
  count,
  busy = false,
  hasDrafts = false,
  onChange,
  onPrices,
  onLabels,
  onRemove,
  onClear,
}: BulkBarProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  function choose(change: BulkChange) {
    setAnchor(null);
    onChange(change);
  }

  const toItem = ({ label, change }: Choice) => (
    <MenuItem key={label} onClick={() => choose(change)}>
      {label}
    </MenuItem>
  );
  return (
    <SelectionBar
      label={i18n.t('Selected products')}
      status={i18n.t('{count, plural, one {# selected} other {# selected}}', { count })}
      onClear={onClear}
    >
      <PendingButton
        aria-haspopup="menu"
        isPending={busy}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {i18n.t('Change')}
      </PendingButton>
      {onPrices && (
        <Button aria-haspopup="dialog" disabled={busy} onClick={onPrices}>
          {i18n.t('Prices')}
        </Button>
      )}
      {onLabels && (
        <DownloadButton icon={<PrintOutlined />} onDownload={onLabels}>
          {i18n.t('Print labels')}
        </DownloadButton>
      )}
      <Button color="error" disabled={busy} onClick={onRemove}>
        {i18n.t('Remove')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {hasDrafts && <ListSubheader role="presentation">{i18n.t('In the shop')}</ListSubheader>}
        {hasDrafts && draftChoices().map(toItem)}
        <ListSubheader role="presentation">{i18n.t('Flags')}</ListSubheader>
        {flagChoices().map(toItem)}
        <ListSubheader role="presentation">{i18n.t('Category')}</ListSubheader>
        {categoryChoices().map(toItem)}
      </Menu>
    </SelectionBar>
  );
}
