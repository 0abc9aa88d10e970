import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactElement, ReactNode } from 'react';
import { touchLink } from '../../../theme/touchLink.ts';
import { AdminCard } from './AdminCard.tsx';

type TableCardProps = {
  /** Also the table's accessible name. */
  title: string;
  action?: ReactNode;
  /** Column headings; the first column is the wide one. */
  columns: readonly string[];
  /** `TableRow`s whose first cell is a row header. */
  rows: readonly ReactElement[];
  emptyText: string;
};

export function TableCard({ title, action, columns, rows, emptyText }: TableCardProps) {
  return (
    <AdminCard title={title} action={action}>
      {rows.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {emptyText}
        </Typography>
      ) : (
        <Frame>
          <Cells aria-label={title}>
            <TableHead>
              <TableRow>
                {columns.map((column) => (
                  <TableCell key={column}>{column}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>{rows}</TableBody>
          </Cells>
        </Frame>
      )}
    </AdminCard>
  );
}

/** Container for the query below: rows wrap when large text leaves little room on a phone. */
const Frame = styled(TableContainer)({ containerType: 'inline-size', overflowX: 'visible' });

/** Wide first column, right-aligned figures. */
const Cells = styled(Table)(({ theme }) => ({
  '& th, & td': {
    padding: theme.spacing(1, 0),
    paddingLeft: theme.spacing(2),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    borderBottom: 0,
    textAlign: 'right',
    verticalAlign: 'baseline',
    whiteSpace: 'nowrap',
  },
  '& th:first-of-type': {
    width: '100%',
    paddingLeft: 0,
    textAlign: 'left',
    whiteSpace: 'normal',
  },
  '& thead th': {
    ...theme.typography.caption,
    borderTop: 0,
    color: theme.vars.palette.text.secondary,
    whiteSpace: 'normal',
  },
  // On a phone, stack the actions and tighten the columns so that names don't break within words.
  [theme.breakpoints.down('sm')]: {
    '& th, & td': { paddingLeft: theme.spacing(1) },
    '& td:has(button)': { whiteSpace: 'normal' },
    '& td > button': { marginRight: theme.spacing(-1), whiteSpace: 'nowrap' },
  },
  // With large text, put the cells below the row's name.
  '@container (max-width: 14rem)': {
    '& thead': visuallyHidden,
    '& tbody tr': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(2) },
    '& tbody td': { borderTop: 0, paddingLeft: 0, whiteSpace: 'normal', textAlign: 'left' },
  },
  '& tbody th': { fontWeight: 'inherit', overflowWrap: 'anywhere' },
  // Align the ends of button labels with the heading.
  '& td > button': { justifyContent: 'end', '&:last-of-type': { marginRight: theme.spacing(-1) } },
  '& a': touchLink,
}));
