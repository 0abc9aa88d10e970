import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { kindPath } from '../../../contract/paths.ts';
import { categoryInfo } from '../../../contract/rules/categories.ts';
import type { Category } from '../../../contract/schemas/product.ts';

const Kinds = styled('ul')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(2.5),
  margin: theme.spacing(0, 0, 1),
  listStyle: 'none',
  '&[hidden]': { display: 'none' },
}));

type KindLinksProps = {
  category: Category;
  kinds: readonly string[];
};

/** The kinds of a category, behind a button beside its name in the menu. */
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
      <Kinds id={id} aria-label={label} hidden={!isOpen}>
        {kinds.map((kind) => (
          <li key={kind}>
            <Link to={kindPath(category, kind)}>{kind}</Link>
          </li>
        ))}
      </Kinds>
    </>
  );
}
