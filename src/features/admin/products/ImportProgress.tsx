import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { groupNames } from '../../../../contract/rules/productGroups.ts';
import type { ProductGroup } from '../../../../contract/schemas/selling.ts';
import type { ImportRow } from '../../../lib/importPictures.ts';
import type { RowResult, RowResults } from './importRun.ts';

type ImportProgressProps = {
  fileName: string;
  rows: readonly ImportRow[];
  /** The names of chosen pictures that no row uses. */
  unused: readonly string[];
  /** The kinds that no product has so far. */
  newKinds: readonly ProductGroup[];
  results: RowResults;
};

/** A summary of an import, and its progress. */
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
    `${fileName}: ${count('add')} new, ${count('change')} changed, ${count('same')} unchanged, ${count('error')} with errors.`,
    drafts > 0 && `${drafts === 1 ? '1 comes as a draft' : `${drafts} come as drafts`}.`,
    alike > 0 &&
      `${alike === 1 ? '1 looks' : `${alike} look`} like ${alike === 1 ? 'another product' : 'other products'}.`,
    uploads > 0 && `${uploads === 1 ? '1 picture comes' : `${uploads} pictures come`} along.`,
    results.size > 0 && `Saved ${ended('done')} of ${total}, ${ended('failed')} failed.`,
  ].filter(Boolean);
  return (
    <>
      <Typography variant="body2" role="status">
        {sentences.join(' ')}
      </Typography>
      {results.size > 0 && (
        <LinearProgress
          variant="determinate"
          aria-label="Saved"
          value={((ended('done') + ended('failed')) / total) * 100}
          sx={{ mt: 1 }}
        />
      )}
      {newKinds.length > 0 && (
        <Typography variant="body2" color="warning" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {`New ${newKinds.length === 1 ? 'kind' : 'kinds'}: ${groupNames(newKinds)}.`}
        </Typography>
      )}
      {unused.length > 0 && (
        <Typography variant="body2" color="warning" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          No row names {unused.join(', ')}.
        </Typography>
      )}
    </>
  );
}
