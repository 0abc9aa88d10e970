import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '../../../../contract/adminPaths.ts';
import { i18n } from '../../../../contract/i18n.ts';
import { type FeedTarget, feedFiles, feedTargets } from '../../../../contract/rules/feedTargets.ts';
import { formatCount } from '../../../../contract/rules/money.ts';
import type { FeedReport } from '../../../../contract/schemas/feeds.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { PendingButton } from '../../../ui/PendingButton.tsx';
import { Row } from '../../../ui/Row.ts';
import { AdminCard } from '../frame/AdminCard.tsx';
import { TableCard } from '../frame/TableCard.tsx';
import { useMay } from '../frame/useMay.ts';
import { CopyButton } from '../mfa/CopyButton.tsx';

type FeedSettingsProps = {
  /** URL of the feeds without a file's name; empty while they are closed. */
  url: string;
  /** Opens the feeds, or moves them to new URLs. */
  onOpen: () => Promise<unknown>;
  onClose: () => Promise<unknown>;
  /** Resolves to undefined after an error, which it shows itself. */
  onCheck: (target: FeedTarget) => Promise<FeedReport | undefined>;
};

type Question = 'renew' | 'close';

/** URLs of the product feeds, and what products lack for each reader. */
export function FeedSettings({ url, onOpen, onClose, onCheck }: FeedSettingsProps) {
  const may = useMay();
  const [question, setQuestion] = useState<Question>();
  const [isPending, setPending] = useState(false);
  const mayChange = may('settings:write');

  async function run(change: () => Promise<unknown>) {
    setQuestion(undefined);
    setPending(true);
    await change();
    setPending(false);
  }

  return (
    <Stack sx={{ gap: 3 }}>
      {mayChange && (
        <Row sx={{ gap: 2 }}>
          <PendingButton
            variant={url ? 'outlined' : 'contained'}
            isPending={isPending}
            onClick={() => (url ? setQuestion('renew') : run(onOpen))}
          >
            {url ? i18n.t('New URLs') : i18n.t('Open the feeds')}
          </PendingButton>
          {url && (
            <Button disabled={isPending} onClick={() => setQuestion('close')}>
              {i18n.t('Close the feeds')}
            </Button>
          )}
        </Row>
      )}
      {!url && (
        <Alert severity="info">
          {i18n.t('The feeds are closed: nobody can read them. Products can be checked already.')}
        </Alert>
      )}
      {feedTargets.map((target) => (
        <Feed key={target} target={target} url={url} onCheck={onCheck} />
      ))}
      {question && (
        <ConfirmDialog
          title={
            question === 'close'
              ? i18n.t('Close the feeds?')
              : i18n.t('Move the feeds to new URLs?')
          }
          confirmLabel={
            question === 'close'
              ? i18n.t({ id: 'Close (feeds)', message: 'Close' })
              : i18n.t('Move')
          }
          onConfirm={() => run(question === 'close' ? onClose : onOpen)}
          onCancel={() => setQuestion(undefined)}
        >
          {question === 'close'
            ? i18n.t('Nobody can read them any longer.')
            : i18n.t('The present URLs stop working. Give the new ones to all who read the feeds.')}
        </ConfirmDialog>
      )}
    </Stack>
  );
}

type FeedProps = Pick<FeedSettingsProps, 'url' | 'onCheck'> & { target: FeedTarget };

function Feed({ target, url, onCheck }: FeedProps) {
  const { label, file } = feedFiles[target];
  const [report, setReport] = useState<FeedReport>();
  const [isChecking, setChecking] = useState(false);
  const address = `${url}/${file}`;

  async function check() {
    setChecking(true);
    setReport(await onCheck(target));
    setChecking(false);
  }

  return (
    <AdminCard
      title={label}
      action={
        <PendingButton
          aria-label={i18n.t('Check products for {label}', { label })}
          isPending={isChecking}
          onClick={check}
        >
          {i18n.t('Check')}
        </PendingButton>
      }
    >
      {url && (
        <Row sx={{ gap: 2 }}>
          <TextField
            label={i18n.t('URL')}
            size="small"
            value={address}
            slotProps={{
              htmlInput: { readOnly: true, 'aria-label': i18n.t('URL for {label}', { label }) },
            }}
            sx={{ flex: '1 1 240px' }}
          />
          <CopyButton label={i18n.t('Copy')} text={address} />
        </Row>
      )}
      <Box role="status" sx={{ '&:empty': { mt: -1.5 } }}>
        {report && <Outcome report={report} label={label} />}
      </Box>
    </AdminCard>
  );
}

function Outcome({ report: { items, missing }, label }: { report: FeedReport; label: string }) {
  if (items === 0)
    return <Alert severity="info">{i18n.t('There are no published products yet.')}</Alert>;
  if (missing.length === 0) {
    return (
      <Alert severity="success">
        {i18n.t(
          '{items, plural, one {The only item has what {label} requires.} other {All # items have what {label} requires.}}',
          { items, label },
        )}
      </Alert>
    );
  }
  return (
    <TableCard
      title={i18n.t('Missing for {label}', { label })}
      columns={[i18n.t('Field'), i18n.t('Items'), i18n.t('Products')]}
      emptyText=""
      rows={missing.map(({ field, count, examples }) => (
        <TableRow key={field}>
          <TableCell component="th" scope="row">
            {field}
          </TableCell>
          <TableCell>
            {i18n.t('{count} of {items}', { count: formatCount(count), items: formatCount(items) })}
          </TableCell>
          <TableCell>
            <Stack>
              {examples.map(({ _id, name }) => (
                <Link key={_id} to={adminPaths.modifyProduct(_id)}>
                  {name}
                </Link>
              ))}
            </Stack>
          </TableCell>
        </TableRow>
      ))}
    />
  );
}
