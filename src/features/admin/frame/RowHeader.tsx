import TableCell from '@mui/material/TableCell';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type RowHeaderProps = {
  /** Subject of the row. */
  children: ReactNode;
  /** Details below it, each on its own line. */
  facts: readonly string[];
};

/** Header of a row in a `TableCard`. */
export function RowHeader({ children, facts }: RowHeaderProps) {
  return (
    <TableCell component="th" scope="row">
      {children}
      {facts.map((fact) => (
        <Typography key={fact} variant="caption" color="textSecondary" component="div">
          {fact}
        </Typography>
      ))}
    </TableCell>
  );
}
