import List from '@mui/material/List';
import ListItem, { listItemClasses } from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { i18n } from '../../../../contract/i18n.ts';
import { arrow } from '../../../lib/arrow.ts';
import type { Difference } from '../../../lib/productDifferences.ts';

const Changes = styled(List)(({ theme }) => ({
  ...theme.typography.body2,
  [`& > .${listItemClasses.root}`]: { display: 'block', padding: 0 },
  '& del': { color: theme.vars.palette.text.secondary },
  '& ins': { textDecorationLine: 'none', fontWeight: 600 },
}));

/** Maximum length of a shown text; longer ones are cut. */
const longest = 60;

/** Letters shown before the first difference of a cut text. */
const context = 20;

type DifferenceListProps = {
  /** `from` is absent for added values. */
  differences: readonly (Omit<Difference, 'from'> & Partial<Difference>)[];
};

export function DifferenceList({ differences }: DifferenceListProps) {
  return (
    <Changes disablePadding>
      {differences.map(({ field, from, to }) => (
        <ListItem key={`${field} ${from} ${to}`}>
          <span>{`${i18n.t('{label}:', { label: field })} `}</span>
          {from !== undefined && (
            <>
              <del>{cut(from, to)}</del>
              {` ${arrow()} `}
            </>
          )}
          <ins>{cut(to, from)}</ins>
        </ListItem>
      ))}
    </Changes>
  );
}

/** A text around its first difference from another. */
function cut(text: string, other = ''): string {
  if (text === '') return i18n.t('nothing');
  if (text.length <= longest) return text;
  let same = 0;
  while (same < text.length && text[same] === other[same]) same++;
  const start = Math.max(0, Math.min(same - context, text.length - longest));
  const end = start + longest;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}
