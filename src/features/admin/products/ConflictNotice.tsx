import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Difference } from '../../../lib/productDifferences.ts';
import { focusOnMount } from '../../../ui/focusOnMount.ts';
import { DifferenceList } from './DifferenceList.tsx';

const Notice = styled('div')(({ theme }) => ({
  marginBottom: theme.spacing(3),
  padding: theme.spacing(2),
  border: `1px solid ${theme.vars.palette.warning.main}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

type ConflictNoticeProps = {
  /** What it is that was changed. */
  subject?: string;
  /** What another admin has changed. */
  differences: readonly Difference[];
  /** Id of the form to submit for keeping what is in it by then; absent within the form. */
  form?: string;
  onLoadNewer: () => void;
  /** Comes before the form is sent. */
  onKeepMine: () => void;
};

/**
 * Nothing was saved, because another admin has saved first: what they changed, and the two ways on.
 * It takes the focus, which may be far down the form.
 */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { subject = 'this product', differences, form, onLoadNewer, onKeepMine } = props;
  return (
    <Notice ref={focusOnMount} tabIndex={-1} role="group" aria-label="Changed in the meantime">
      <Typography sx={{ fontWeight: 600 }}>
        Someone else has changed {subject} in the meantime. Your changes are not saved yet; nothing
        is lost.
      </Typography>
      <DifferenceList differences={differences} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button variant="outlined" color="inherit" onClick={onLoadNewer}>
          Load the newer version
        </Button>
        <Button type="submit" form={form} variant="outlined" color="inherit" onClick={onKeepMine}>
          Keep mine and save
        </Button>
      </Stack>
    </Notice>
  );
}
