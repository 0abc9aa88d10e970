import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { i18n } from '../../../../contract/i18n.ts';
import { listed } from '../../../../contract/rules/beside.ts';
import { groupNames } from '../../../../contract/rules/productGroups.ts';
import type { ProductGroup } from '../../../../contract/schemas/selling.ts';
import { textDifferences } from '../../../lib/csv/productTexts.ts';
import { newProductValues } from '../../../lib/productDifferences.ts';
import { DifferenceList } from './DifferenceList.tsx';
import type { ImportRow, RowResult, RowResults } from './importRun.ts';
import { RowOutcome } from './RowOutcome.tsx';

const Rows = styled(Table)(({ theme }) => ({
  marginTop: theme.spacing(1),
  tableLayout: 'fixed',
  overflowWrap: 'anywhere',
  '& td, & th': { verticalAlign: 'top', paddingInline: theme.spacing(1) },
}));

type ImportPlanTableProps = {
  rows: readonly ImportRow[];
  results: RowResults;
};

/** Dry run: each row's planned change, and its result. Rows that need attention come first. */
export function ImportPlanTable({ rows, results }: ImportPlanTableProps) {
  const [showsSame, setShowsSame] = useState(false);
  const shown = showsSame ? rows : rows.filter(({ kind }) => kind !== 'same');
  return (
    <>
      {rows.some(({ kind }) => kind === 'same') && (
        <FormControlLabel
          label={i18n.t('Show unchanged rows')}
          control={<Switch checked={showsSame} onChange={(_, checked) => setShowsSame(checked)} />}
        />
      )}
      <Rows size="small" aria-label={i18n.t('What each row would change')}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '32%' }}>{i18n.t('Product')}</TableCell>
            <TableCell>{i18n.t('What it would change')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {[...shown]
            .sort((a, b) => rank(a, results) - rank(b, results))
            .map((row) => (
              <ImportPlanRow key={row.number} row={row} result={results.get(row.number)} />
            ))}
        </TableBody>
      </Rows>
    </>
  );
}

function rank(row: ImportRow, results: RowResults): number {
  if (row.kind === 'error' || results.get(row.number)?.status === 'failed') return 0;
  return row.kind === 'add' && row.warning !== undefined ? 1 : 2;
}

type ImportPlanRowProps = {
  row: ImportRow;
  result: RowResult | undefined;
};

export function ImportPlanRow({ row, result }: ImportPlanRowProps) {
  const uploads = [...row.files.keys()];
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <span>{row.name || i18n.t('No name')}</span>
        <Typography variant="caption" color="textSecondary" component="div">
          {i18n.t('Row {number}', { number: Math.floor(row.number) })}
        </Typography>
      </TableCell>
      <TableCell>
        <RowOutcome result={result} />
        <Effect row={row} />
        {uploads.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {i18n.t(
              '{pictures, plural, one {With # chosen picture: {names}} other {With # chosen pictures: {names}}}',
              { pictures: uploads.length, names: listed(uploads) },
            )}
          </Typography>
        )}
      </TableCell>
    </TableRow>
  );
}

function Effect({ row }: { row: ImportRow }) {
  switch (row.kind) {
    case 'add':
      return (
        <>
          <span>{i18n.t('New product')}</span>
          {row.warning && (
            <Typography variant="body2" color="warning">
              {row.warning}
            </Typography>
          )}
          <DifferenceList
            differences={[
              ...newProductValues(row.product),
              ...textDifferences(row.texts).map(({ field, to }) => ({ field, to })),
            ]}
          />
          {row.notes?.map((note) => (
            <Typography key={note} variant="body2" color="textSecondary">
              {note}
            </Typography>
          ))}
        </>
      );
    case 'same':
      return <span>{i18n.t('Nothing')}</span>;
    case 'change':
      return <DifferenceList differences={[...row.differences, ...textDifferences(row.texts)]} />;
    case 'error':
      return (
        <Typography variant="body2" color="error" component="div">
          {row.problems.map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
        </Typography>
      );
  }
}

type ImportProgressProps = {
  fileName: string;
  rows: readonly ImportRow[];
  /** Names of chosen pictures that no row uses. */
  unused: readonly string[];
  /** Kinds that no product has yet. */
  newKinds: readonly ProductGroup[];
  results: RowResults;
};

export function ImportProgress(props: ImportProgressProps) {
  const { fileName, rows, unused, newKinds, results } = props;
  const count = (kind: ImportRow['kind']) => rows.filter((row) => row.kind === kind).length;
  const ended = (status: RowResult['status']) =>
    [...results.values()].filter((result) => result.status === status).length;
  const total = count('add') + count('change');
  const alike = rows.filter((row) => row.kind === 'add' && row.warning !== undefined).length;
  const drafts = rows.filter((row) => row.kind === 'add' && row.product.draft).length;
  const uploads = new Set(rows.flatMap(({ files }) => [...files.values()])).size;
  const sentences = [
    i18n.t('{fileName}: {added} new, {changed} changed, {same} unchanged, {wrong} with errors.', {
      ...{ fileName, added: count('add'), changed: count('change') },
      ...{ same: count('same'), wrong: count('error') },
    }),
    drafts > 0 &&
      i18n.t('{drafts, plural, one {# comes as a draft.} other {# come as drafts.}}', { drafts }),
    alike > 0 &&
      i18n.t(
        '{alike, plural, one {# looks like another product.} other {# look like other products.}}',
        { alike },
      ),
    uploads > 0 &&
      i18n.t('{pictures, plural, one {# picture comes along.} other {# pictures come along.}}', {
        pictures: uploads,
      }),
    results.size > 0 &&
      i18n.t('Saved {saved} of {total}, {failed} failed.', {
        saved: ended('done'),
        total,
        failed: ended('failed'),
      }),
  ].filter(Boolean);
  return (
    <>
      <Typography variant="body2" role="status">
        {sentences.join(' ')}
      </Typography>
      {results.size > 0 && (
        <LinearProgress
          variant="determinate"
          aria-label={i18n.t('Saved')}
          value={((ended('done') + ended('failed')) / total) * 100}
          sx={{ mt: 1 }}
        />
      )}
      {newKinds.length > 0 && (
        <Typography variant="body2" color="warning" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {i18n.t('{count, plural, one {New kind: {kinds}.} other {New kinds: {kinds}.}}', {
            count: newKinds.length,
            kinds: groupNames(newKinds),
          })}
        </Typography>
      )}
      {unused.length > 0 && (
        <Typography variant="body2" color="warning" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {i18n.t('No row names {pictures}.', { pictures: listed(unused) })}
        </Typography>
      )}
    </>
  );
}
