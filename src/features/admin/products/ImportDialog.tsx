import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef } from 'react';
import { i18n } from '../../../../contract/i18n.ts';
import { pictureTypes } from '../../../../contract/rules/uploads.ts';
import { fileLimit } from '../../../lib/sentPictures.ts';
import { FileDrop } from '../../../ui/FileDrop.tsx';
import { LoadingText } from '../../../ui/LoadingText.tsx';
import { ImportPlanTable, ImportProgress } from './ImportPlanTable.tsx';
import {
  applyLabel,
  failedRows,
  type ImportRow,
  type ImportRun,
  missingPictures,
  unsavedRows,
} from './importRun.ts';
import { ShopFileQuestions, type ShopFileQuestionsProps } from './ShopFileQuestions.tsx';

type ImportDialogProps = Pick<ShopFileQuestionsProps, 'onRoles' | 'onAnswers'> & {
  run: ImportRun;
  /** The server fetches pictures that have a web address. */
  fetchesPictures: boolean;
  /** A CSV file, its pictures, or both. */
  onFiles: (files: File[]) => void;
  /** Switches between importing new products as drafts or published. */
  onAsDrafts: (asDrafts: boolean) => void;
  onApply: () => void;
  /** Downloads an empty file with the shop's columns. */
  onTemplate: () => void;
  /** Shows the effect of the answers about another shop's file, or the questions again. */
  onPreview: () => void;
  onBack: () => void;
  /** Stops before the next picture or row. */
  onStop: () => void;
  onDownloadErrors: () => void;
  onClose: () => void;
};

/** Imports a CSV file and its pictures in three steps: choose, dry run, apply row by row. */
export function ImportDialog({
  run,
  fetchesPictures,
  onFiles,
  onAsDrafts,
  onRoles,
  onAnswers,
  onApply,
  onTemplate,
  onPreview,
  onBack,
  onStop,
  onDownloadErrors,
  onClose,
}: ImportDialogProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const paper = useRef<HTMLDivElement>(null);
  const isRunning = run.step === 'running';
  const hasPlan = run.step === 'planned' || run.step === 'running';
  const open = hasPlan ? unsavedRows(run.rows, run.results) : [];
  const failed = hasPlan ? failedRows(run.rows, run.results).length : 0;

  function apply() {
    // The focused button is about to be disabled and removed.
    paper.current?.focus();
    onApply();
  }

  return (
    <Dialog
      open
      fullScreen={isPhone}
      fullWidth
      maxWidth={hasPlan || run.step === 'asking' ? 'lg' : 'sm'}
      slotProps={{ paper: { ref: paper } }}
      onClose={() => !isRunning && onClose()}
    >
      <DialogTitle>{i18n.t('Import products')}</DialogTitle>
      <DialogContent>
        {run.step === 'choose' && <Start {...run} {...{ fetchesPictures, onFiles, onTemplate }} />}
        {run.step === 'reading' && (
          <LoadingText>{i18n.t('Comparing with the shop...')}</LoadingText>
        )}
        {run.step === 'asking' && (
          <ShopFileQuestions {...run} onRoles={onRoles} onAnswers={onAnswers} />
        )}
        {hasPlan && (
          <>
            <ImportProgress {...run} />
            {!isRunning && (failed > 0 || run.problems.length > 0) && (
              <Box sx={{ mt: 2 }}>
                <FileChoice
                  title={againTitle(run.rows)}
                  problems={run.problems}
                  onFiles={onFiles}
                />
              </Box>
            )}
            {run.asDrafts !== undefined && run.rows.some(({ kind }) => kind === 'add') && (
              <FormControlLabel
                label={i18n.t('Import new products as drafts, which only admins see')}
                control={
                  <Switch
                    checked={run.asDrafts}
                    disabled={isRunning}
                    onChange={(_, checked) => onAsDrafts(checked)}
                  />
                }
              />
            )}
            <ImportPlanTable rows={run.rows} results={run.results} />
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', paddingInline: 3, paddingBottom: 2, gap: 1 }}>
        {failed > 0 && !isRunning && (
          <Button onClick={onDownloadErrors} sx={{ mr: 'auto' }}>
            <span>
              {i18n.t('{failed, plural, one {Download # error} other {Download # errors}}', {
                failed,
              })}
            </span>
          </Button>
        )}
        {isRunning ? (
          <Button variant="outlined" onClick={onStop}>
            <span>{i18n.t('Stop')}</span>
          </Button>
        ) : (
          <Button variant="outlined" onClick={onClose}>
            <span>{i18n.t('Close')}</span>
          </Button>
        )}
        {hasPlan && run.isOfShop && run.results.size === 0 && !isRunning && (
          <Button variant="outlined" onClick={onBack}>
            <span>{i18n.t('Back')}</span>
          </Button>
        )}
        {run.step === 'asking' && (
          <Button variant="contained" onClick={onPreview}>
            <span>{i18n.t('Show the products')}</span>
          </Button>
        )}
        {open.length > 0 && (
          <Button variant="contained" disabled={isRunning} onClick={apply}>
            <span>{applyLabel(open)}</span>
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

type StartProps = Pick<ImportDialogProps, 'fetchesPictures'> & {
  pictures: number;
  problems: readonly string[];
  onFiles: (files: File[]) => void;
  onTemplate: () => void;
};

/** First step: explains the file format and takes the files. */
function Start({ fetchesPictures, pictures, problems, onFiles, onTemplate }: StartProps) {
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {i18n.t(
          'A CSV file with the columns of the export, or of another shop, such as Shopify, WooCommerce, EverShop or Square. You see first what each row would do; nothing is changed before you apply it. A row without an id is a new product, and a column that is not in the file stays as it is. Quantities you have not changed since the export (stockSeen keeps them) leave the stock alone, whatever was sold in the meantime.',
        )}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {[
          i18n.t(
            'The column images names a row’s pictures, the main one first: front.jpg | back.jpg. Choose those files along with the CSV.',
          ),
          fetchesPictures && i18n.t('Pictures with a web address are fetched from there.'),
        ]
          .filter(Boolean)
          .join(' ')}
      </Typography>
      <FileChoice
        title={i18n.t('Choose a CSV file and its pictures, or drop them here')}
        problems={problems}
        onFiles={onFiles}
      />
      <Button onClick={onTemplate} startIcon={<FileDownloadOutlined />} sx={{ mt: 1 }}>
        <span>{i18n.t('Download a template')}</span>
      </Button>
      <Typography role="status" sx={{ mt: 2 }}>
        {pictures > 0 &&
          i18n.t(
            '{pictures, plural, one {# picture is chosen. Now choose the CSV file that names it.} other {# pictures are chosen. Now choose the CSV file that names them.}}',
            { pictures },
          )}
      </Typography>
    </>
  );
}

type FileChoiceProps = {
  title: string;
  problems: readonly string[];
  onFiles: (files: File[]) => void;
};

function FileChoice({ title, problems, onFiles }: FileChoiceProps) {
  return (
    <>
      <FileDrop
        icon={<FileUploadOutlined />}
        title={title}
        hint={i18n.t(
          'CSV; pictures as JPEG, PNG, WebP or AVIF; above {size} they are made smaller',
          { size: fileLimit() },
        )}
        accept={['.csv', '.tsv', '.txt', 'text/csv', ...pictureTypes]}
        onFiles={onFiles}
      />
      <Typography color="error" aria-live="polite" component="div" sx={{ mt: 1 }}>
        {problems.map((problem) => (
          <div key={problem}>{problem}</div>
        ))}
      </Typography>
    </>
  );
}

function againTitle(rows: readonly ImportRow[]): string {
  const missing = missingPictures(rows).length;
  const isWrong = rows.some((row) => row.kind === 'error' && row.missing.length === 0);
  if (missing === 0 || isWrong) return i18n.t('Choose corrected files or drop them here');
  return i18n.t(
    '{missing, plural, =1 {Choose the missing picture or drop it here} other {Choose the # missing pictures or drop them here}}',
    { missing },
  );
}
