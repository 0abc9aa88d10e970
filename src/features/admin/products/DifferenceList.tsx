import List from '@mui/material/List';
import ListItem, { listItemClasses } from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import type { Difference } from '../../../lib/productDifferences.ts';

const Changes = styled(List)(({ theme }) => ({
  ...theme.typography.body2,
  [`& > .${listItemClasses.root}`]: { display: 'block', padding: 0 },
  '& del': { color: theme.vars.palette.text.secondary },
  '& ins': { textDecorationLine: 'none', fontWeight: 600 },
}));

/** Maximum length of a shown text; longer ones are cut. */
const longest = 60;

type DifferenceListProps = {
  /** `from` is absent for added values. */
  differences: readonly (Omit<Difference, 'from'> & Partial<Difference>)[];
};

export function DifferenceList({ differences }: DifferenceListProps) {
  return (
    <Changes disablePadding>
      {differences.map(({ field, from, to }) => (
        <ListItem key={field}>
          <span>{`${field}: `}</span>
          {from !== undefined && (
            <>
              <del>{cut(from)}</del> →{' '}
            </>
          )}
          <ins>{cut(to)}</ins>
        </ListItem>
      ))}
    </Changes>
  );
}

function cut(text: string): string {
  if (text === '') return 'nothing';
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
