import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { i18n } from '../../../../contract/i18n.ts';
import type { Difference } from '../../../lib/productDifferences.ts';
import { focusOnMount } from '../../../ui/browser.ts';
import { DifferenceList } from './DifferenceList.tsx';

type ConflictNoticeProps = {
  subject?: 'product' | 'shop' | 'item';
  /** Name of the changed item, if it has one. */
  name?: string | undefined;
  differences: readonly Difference[];
  /** Id of the form that "Keep mine and save" submits; absent inside that form. */
  form?: string;
  onLoadNewer: () => void;
  /** Called before the form is submitted. */
  onKeepMine: () => void;
};

/**
 * Save conflict: another admin saved first. Lists their changes and offers to load or overwrite
 * them. Takes the focus, which may be far down the form.
 */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { subject = 'product', name, differences, form, onLoadNewer, onKeepMine } = props;
  return (
    <Alert
      ref={focusOnMount}
      tabIndex={-1}
      role="group"
      aria-label={i18n.t('Changed in the meantime')}
      severity="warning"
      sx={{ mb: 3, alignItems: 'start' }}
    >
      <AlertTitle sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {name === undefined
          ? i18n.t(
              '{subject, select, product {Someone else has changed this product in the meantime. Your changes are not saved yet; nothing is lost.} shop {Someone else has changed the shop in the meantime. Your changes are not saved yet; nothing is lost.} other {Someone else has changed it in the meantime. Your changes are not saved yet; nothing is lost.}}',
              { subject },
            )
          : i18n.t(
              'Someone else has changed {name} in the meantime. Your changes are not saved yet; nothing is lost.',
              { name },
            )}
      </AlertTitle>
      <DifferenceList differences={differences} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button variant="outlined" onClick={onLoadNewer}>
          {i18n.t('Load the newer version')}
        </Button>
        <Button type="submit" form={form} variant="outlined" onClick={onKeepMine}>
          {i18n.t('Keep mine and save')}
        </Button>
      </Stack>
    </Alert>
  );
}
