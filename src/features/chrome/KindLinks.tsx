import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { kindPath } from '../../../contract/paths.ts';
import { categoryInfo } from '../../../contract/rules/categories.ts';
import type { Category } from '../../../contract/schemas/product.ts';
import { StandaloneLink } from '../../ui/SectionLink.ts';

/** Spans all columns of the parent grid. */
const Fold = styled(Collapse)({ gridColumn: '1 / -1' });

const Kinds = styled(List)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(2.5),
  padding: theme.spacing(0, 2, 1),
}));

const Kind = styled(ListItem)({ width: 'auto' });

type KindLinksProps = {
  category: Category;
  kinds: readonly string[];
};

/** Expandable list of a category's kinds in the phone menu. */
export function KindLinks({ category, kinds }: KindLinksProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const label = `Kinds in ${categoryInfo[category].name}`;
  return (
    <>
      <IconButton
        edge="end"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <Remove /> : <Add />}
      </IconButton>
      <Fold in={isOpen}>
        <Kinds id={id} aria-label={label}>
          {kinds.map((kind) => (
            <Kind key={kind} disablePadding>
              <StandaloneLink href={kindPath(category, kind)} underline="hover">
                {kind}
              </StandaloneLink>
            </Kind>
          ))}
        </Kinds>
      </Fold>
    </>
  );
}
