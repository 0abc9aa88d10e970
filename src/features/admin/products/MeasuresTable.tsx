import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Fragment, useId } from 'react';
import { measureNames } from '../../../../contract/limits.ts';
import type { MeasureName } from '../../../../contract/schemas/measures.ts';
import { measureLabels } from '../../../lib/measureLabels.ts';
import type { MeasureEntry, MeasureError } from './measureEntries.ts';

/** With large text the table scrolls, and not the page. */
const Scroller = styled('div')({ overflowX: 'auto' });

const Cells = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  minWidth: '20em',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  textAlign: 'start',
  '& th, & td': { padding: theme.spacing(0.5, 0.25), verticalAlign: 'top' },
  '& thead th': {
    ...theme.typography.caption,
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
    textAlign: 'center',
  },
  '& th:first-of-type': { width: '3.2em', textAlign: 'start', paddingInlineStart: 0 },
  '& tbody th': { fontWeight: 600, verticalAlign: 'middle' },
  '& input': { paddingInline: theme.spacing(0.5), textAlign: 'center' },
}));

type MeasuresTableProps = {
  /** A row for each size that is offered. */
  rows: readonly MeasureEntry[];
  /** By size. */
  errors?: Record<string, MeasureError>;
  /** Gets what was typed; '' for what is not known. */
  onChange: (size: string, name: MeasureName, text: string) => void;
};

/** The measures of each size, in centimetres; empty ones are unknown. */
export function MeasuresTable({ rows, errors = {}, onChange }: MeasuresTableProps) {
  const id = useId();
  return (
    <>
      <Scroller>
        <Cells aria-label="Measures in cm">
          <thead>
            <tr>
              <th scope="col">Size</th>
              {measureNames.map((name) => (
                <th key={name} scope="col">
                  {measureLabels[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const problems = measureNames.filter((name) => errors[row.size]?.[name]);
              const problemId = (name: MeasureName) => `${id}-${row.size}-${name}`;
              return (
                <Fragment key={row.size}>
                  <tr>
                    <th scope="row">{row.size}</th>
                    {measureNames.map((name) => (
                      <td key={name}>
                        <TextField
                          size="small"
                          fullWidth
                          value={row[name] ?? ''}
                          error={problems.includes(name)}
                          onChange={({ target }) =>
                            onChange(row.size, name, target.value.replace(',', '.'))
                          }
                          slotProps={{
                            htmlInput: {
                              'aria-label': `${measureLabels[name]} of ${row.size}, cm`,
                              inputMode: 'decimal',
                              autoComplete: 'off',
                              ...(problems.includes(name) && {
                                'aria-describedby': problemId(name),
                              }),
                            },
                          }}
                        />
                      </td>
                    ))}
                  </tr>
                  {problems.length > 0 && (
                    <tr>
                      <td />
                      <td colSpan={measureNames.length}>
                        {problems.map((name) => (
                          <Typography key={name} variant="caption" component="p" color="error">
                            {measureLabels[name]}:{' '}
                            <span id={problemId(name)}>{errors[row.size]?.[name]}</span>
                          </Typography>
                        ))}
                      </td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
        </Cells>
      </Scroller>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
        In cm, of the garment laid flat: the chest from armpit to armpit, the shoulder from seam to
        seam. Leave empty what you haven’t measured.
      </Typography>
    </>
  );
}
