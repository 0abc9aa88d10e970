import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Switch from '@mui/material/Switch';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef } from 'react';
import { i18n } from '../../../../contract/i18n.ts';
import { listed } from '../../../../contract/rules/beside.ts';
import { formatCount } from '../../../../contract/rules/money.ts';
import type { FormerProblem } from '../../../lib/formerShop/cells.ts';
import {
  type FormerKind,
  type FormerRole,
  formerRoleLabels,
} from '../../../lib/formerShop/columns.ts';
import type { FormerFile } from '../../../lib/formerShop/formerFile.ts';
import { FileDrop } from '../../../ui/FileDrop.tsx';
import { LoadingText } from '../../../ui/LoadingText.tsx';
import { ColumnMeanings } from '../products/ColumnMeanings.tsx';

/** Entries sent so far, by outcome. */
type FormerCounts = { sent: number; added: number; changed: number; known: number };

export type FormerRun =
  | { step: 'choose'; problem?: string }
  | { step: 'reading' }
  | {
      step: 'asking' | 'running' | 'done';
      fileName: string;
      file: FormerFile;
      /** Imports consents to the newsletter. */
      keepsConsents: boolean;
      counts: FormerCounts;
      /** Rows that the server refused. */
      refused: readonly FormerProblem[];
      /** Reason why it stopped. */
      problem?: string;
    };

type FormerShopDialogProps = {
  kind: FormerKind;
  run: FormerRun;
  onFile: (file: File) => void;
  onRoles: (roles: FormerRole[]) => void;
  onKeepsConsents: (keepsConsents: boolean) => void;
  onImport: () => void;
  /** Stops before the next batch. */
  onStop: () => void;
  onDownloadProblems: () => void;
  onClose: () => void;
};

const texts = {
  customers: {
    title: /*i18n*/ 'Import customers',
    submit: /*i18n*/ '{count, plural, one {Import # customer} other {Import # customers}}',
    count: /*i18n*/ '{count, plural, one {# customer} other {# customers}}',
    text: /*i18n*/ 'A CSV file of customers from Shopify, WooCommerce or another shop. Each becomes an account without a password. Emails that have an account here are left as they are. Nobody gets a mail.',
  },
  orders: {
    title: /*i18n*/ 'Import orders',
    submit: /*i18n*/ '{count, plural, one {Import # order} other {Import # orders}}',
    count: /*i18n*/ '{count, plural, one {# order} other {# orders}}',
    text: /*i18n*/ 'A CSV file of orders from Shopify, WooCommerce or another shop. They are history: customers and admins see them, and sales, stock, invoices and returns do not count them.',
  },
} as const;

/** Imports customers or orders of a former shop: choose a file, check its columns, import. */
export function FormerShopDialog(props: FormerShopDialogProps) {
  const { kind, run, onFile, onImport, onStop, onDownloadProblems, onClose } = props;
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const paper = useRef<HTMLDivElement>(null);
  const isRunning = run.step === 'running';
  const hasFile = run.step !== 'choose' && run.step !== 'reading';
  const count = hasFile ? run.file.entries.length : 0;
  const problems = hasFile
    ? run.file.refused.length + run.file.incomplete.length + run.refused.length
    : 0;

  function start() {
    // The focused button is about to be removed.
    paper.current?.focus();
    onImport();
  }

  return (
    <Dialog
      open
      fullScreen={isPhone}
      fullWidth
      maxWidth={hasFile ? 'md' : 'sm'}
      slotProps={{ paper: { ref: paper } }}
      onClose={() => !isRunning && onClose()}
    >
      <DialogTitle>{i18n.t(texts[kind].title)}</DialogTitle>
      <DialogContent>
        {run.step === 'choose' && (
          <>
            <Typography color="textSecondary" sx={{ mb: 2 }}>
              {i18n.t(texts[kind].text)}
            </Typography>
            <FileDrop
              icon={<FileUploadOutlined />}
              title={i18n.t('Choose a CSV file or drop it here')}
              hint={i18n.t('CSV, as the other shop or a spreadsheet writes it')}
              accept={['.csv', '.tsv', '.txt', 'text/csv']}
              onFiles={([file]) => file && onFile(file)}
            />
            <Typography color="error" aria-live="polite" component="div" sx={{ mt: 1 }}>
              {run.problem}
            </Typography>
          </>
        )}
        {run.step === 'reading' && <LoadingText>{i18n.t('Reading the file...')}</LoadingText>}
        {hasFile && <ReadFile {...props} run={run} />}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', paddingInline: 3, paddingBottom: 2, gap: 1 }}>
        {problems > 0 && !isRunning && (
          <Button onClick={onDownloadProblems} sx={{ mr: 'auto' }}>
            <span>
              {i18n.t('{problems, plural, one {Download # problem} other {Download # problems}}', {
                problems,
              })}
            </span>
          </Button>
        )}
        <Button variant="outlined" onClick={isRunning ? onStop : onClose}>
          <span>{isRunning ? i18n.t('Stop') : i18n.t('Close')}</span>
        </Button>
        {run.step === 'asking' && count > 0 && (
          <Button variant="contained" onClick={start}>
            <span>{i18n.t(texts[kind].submit, { count })}</span>
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

type ReadFileProps = Pick<FormerShopDialogProps, 'kind' | 'onRoles' | 'onKeepsConsents'> & {
  run: Extract<FormerRun, { file: FormerFile }>;
};

/** Content of the file, and then the result. */
function ReadFile({ kind, run, onRoles, onKeepsConsents }: ReadFileProps) {
  const { step, file, fileName, counts, keepsConsents, refused, problem } = run;
  const { entries, layout } = file;
  const entryCount = i18n.t(texts[kind].count, { count: entries.length });
  const consents =
    file.kind === 'customers' ? file.entries.filter(({ value }) => value.consent).length : 0;
  const isAsking = step === 'asking';
  return (
    <>
      <Typography role="status" sx={{ mb: 2 }}>
        {counts.sent === 0
          ? i18n.t(
              '{rows, plural, one {{fileName} is a file of {layout}: {entries} in # row.} other {{fileName} is a file of {layout}: {entries} in # rows.}}',
              { fileName, layout, entries: entryCount, rows: file.rows.length },
            )
          : i18n.t('{sent} of {entries}: {outcome}.', {
              sent: formatCount(counts.sent),
              entries: entryCount,
              outcome: outcome(counts),
            })}
      </Typography>
      {!isAsking && (
        <LinearProgress
          variant="determinate"
          aria-label={i18n.t('Imported')}
          value={(counts.sent / Math.max(1, entries.length)) * 100}
          sx={{ mb: 2 }}
        />
      )}
      {problem && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {problem}
        </Alert>
      )}
      <Problems title={i18n.t('Not imported')} rows={[...file.refused, ...refused]} />
      <Problems title={i18n.t('Imported in part')} rows={file.incomplete} />
      {isAsking && consents > 0 && (
        <FormControlLabel
          sx={{ mb: 2 }}
          label={i18n.t(
            '{consents, plural, one {Send the newsletter to # customer who agreed in the former shop} other {Send the newsletter to # customers who agreed in the former shop}}',
            { consents },
          )}
          control={
            <Switch checked={keepsConsents} onChange={(_, checked) => onKeepsConsents(checked)} />
          }
        />
      )}
      {isAsking && (
        <ColumnMeanings {...file} options={() => formerRoleLabels(kind)} onRoles={onRoles} />
      )}
    </>
  );
}

function outcome({ added, changed, known }: FormerCounts): string {
  return listed([
    i18n.t('{added, plural, one {# added} other {# added}}', { added }),
    changed > 0 && i18n.t('{changed, plural, one {# changed} other {# changed}}', { changed }),
    i18n.t('{known, plural, one {# already imported} other {# already imported}}', { known }),
  ]);
}

/** Rows shown; the download has all. */
const shown = 3;

function Problems({ title, rows }: { title: string; rows: readonly FormerProblem[] }) {
  if (rows.length === 0) return null;
  const examples = rows.slice(0, shown).map(({ row, problems }) =>
    i18n.t('Row {row} {problems}.', {
      row: row.number,
      problems: problems.reduce((first, second) =>
        i18n.t('{first} and {second}', { first, second }),
      ),
    }),
  );
  const rest = rows.length - examples.length;
  return (
    <Alert severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {[
        i18n.t('{title}: {count, plural, one {# row} other {# rows}}.', {
          title,
          count: rows.length,
        }),
        ...examples,
        rest > 0 &&
          i18n.t(
            '{rest, plural, one {# more are in the download.} other {# more are in the download.}}',
            { rest },
          ),
      ]
        .filter(Boolean)
        .join(' ')}
    </Alert>
  );
}
