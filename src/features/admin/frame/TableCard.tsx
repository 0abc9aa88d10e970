import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactElement, ReactNode } from 'react';
import { touchLink } from '../../../theme/touchLink.ts';
import { AdminCard } from './AdminCard.tsx';

type TableCardProps = {
  /** Names the table, too. */
  title: string;
  /** At the end of the title's line. */
  action?: ReactNode;
  /** The columns' headings; the first is the wide one. */
  columns: readonly string[];
  /** A `tr` each, whose first cell is its heading. */
  rows: readonly ReactElement[];
  /** Shown instead of a table without rows. */
  emptyText: string;
};

/** A card with a small table. */
export function TableCard({ title, action, columns, rows, emptyText }: TableCardProps) {
  return (
    <AdminCard title={title} action={action}>
      {rows.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {emptyText}
        </Typography>
      ) : (
        <Frame>
          <Table aria-label={title}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{rows}</tbody>
          </Table>
        </Frame>
      )}
    </AdminCard>
  );
}

/** Its width in letters decides how a row is laid out: large text on a phone leaves few. */
const Frame = styled('div')({ containerType: 'inline-size' });

/** A small table in a card: a wide first column, figures at the end of the line. */
const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: theme.spacing(1, 0, 1, 2),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'right',
    verticalAlign: 'baseline',
    whiteSpace: 'nowrap',
  },
  '& th:first-of-type': {
    width: '100%',
    paddingLeft: 0,
    textAlign: 'left',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& thead th': {
    ...theme.typography.caption,
    borderTop: 0,
    color: theme.vars.palette.text.secondary,
    whiteSpace: 'normal',
  },
  // On a phone what can be done stands one below the other, and columns stand closer, so that names
  // keep their words.
  [theme.breakpoints.down('sm')]: {
    '& th, & td': { paddingLeft: theme.spacing(1) },
    '& td:has(button)': { whiteSpace: 'normal' },
    '& td > button': { marginRight: theme.spacing(-1) },
  },
  // With large text a row stands below its name.
  '@container (max-width: 14rem)': {
    '& thead': visuallyHidden,
    '& tbody tr': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(2) },
    '& tbody td': { borderTop: 0, paddingLeft: 0, whiteSpace: 'normal', textAlign: 'left' },
  },
  '& tbody th': { fontWeight: 'inherit' },
  // Their words end where the heading does.
  '& td > button': { justifyContent: 'end', '&:last-of-type': { marginRight: theme.spacing(-1) } },
  '& a': touchLink,
}));
