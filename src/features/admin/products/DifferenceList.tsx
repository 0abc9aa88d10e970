import { styled } from '@mui/material/styles';
import type { Difference } from '../../../lib/productDifferences.ts';

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  '& del': { color: theme.vars.palette.text.secondary },
  '& ins': { textDecorationLine: 'none', fontWeight: 600 },
}));

/** Longer texts are cut: what matters here is that they changed. */
const longest = 60;

type DifferenceListProps = {
  /** Without `from` where there was nothing before. */
  differences: readonly (Omit<Difference, 'from'> & Partial<Difference>)[];
};

/** A list of changes: from what, to what. */
export function DifferenceList({ differences }: DifferenceListProps) {
  return (
    <List>
      {differences.map(({ field, from, to }) => (
        <li key={field}>
          {field}:{' '}
          {from !== undefined && (
            <>
              <del>{cut(from)}</del> →{' '}
            </>
          )}
          <ins>{cut(to)}</ins>
        </li>
      ))}
    </List>
  );
}

function cut(text: string): string {
  if (text === '') return 'nothing';
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
