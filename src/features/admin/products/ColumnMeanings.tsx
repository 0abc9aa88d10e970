import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import { i18n } from '../../../../contract/i18n.ts';
import { NativeSelectField } from '../../../ui/NativeSelectField.tsx';

const Rows = styled(Table)(({ theme }) => ({
  marginBottom: theme.spacing(3),
  overflowWrap: 'anywhere',
  '& td, & th': { verticalAlign: 'top', paddingInline: theme.spacing(1) },
  // On a phone, put the fields below the value that they ask about.
  [theme.breakpoints.down('sm')]: {
    '& thead': visuallyHidden,
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
    },
    '& tbody :is(td, th)': { border: 0, paddingInline: theme.spacing(0.5) },
    '& tbody th': { gridColumn: '1 / -1', paddingBottom: 0, fontWeight: 600 },
  },
}));

type QuestionTableProps = { label: string; heads: readonly string[]; children: ReactNode };

export function QuestionTable({ label, heads, children }: QuestionTableProps) {
  return (
    <>
      <Typography component="h3" variant="subtitle1">
        {label}
      </Typography>
      <Rows size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {heads.map((head) => (
              <TableCell key={head}>{head}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Rows>
    </>
  );
}

type ColumnMeaningsProps<R extends string> = {
  header: readonly string[];
  /** Meaning of each column; '' for none. */
  roles: readonly R[];
  /** A text of each column. */
  examples: readonly string[];
  /** Meanings that can be chosen for a column that has this one. */
  options: (role: R) => Partial<Record<R, string>>;
  onRoles: (roles: R[]) => void;
};

/** Columns of another shop's file, and what each becomes. */
export function ColumnMeanings<R extends string>({
  header,
  roles,
  examples,
  options,
  onRoles,
}: ColumnMeaningsProps<R>) {
  return (
    <QuestionTable
      label={i18n.t('Columns')}
      heads={[i18n.t('In the file'), i18n.t('Example'), i18n.t('Becomes')]}
    >
      {header.map((name, index) => {
        const role = roles[index] ?? ('' as R);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns can have one name
          <TableRow key={index}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell>{(examples[index] ?? '').slice(0, 80)}</TableCell>
            <TableCell>
              <NativeSelectField
                label={i18n.t('Meaning of {column}', { column: name })}
                options={options(role) as Record<R, string>}
                emptyLabel={i18n.t('Not imported')}
                value={role || undefined}
                onChange={(chosen = '' as R) => onRoles(roles.with(index, chosen))}
              />
            </TableCell>
          </TableRow>
        );
      })}
    </QuestionTable>
  );
}
