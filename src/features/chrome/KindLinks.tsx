import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { kindPath } from '../../../contract/paths.ts';
import { categoryInfo } from '../../../contract/rules/categories.ts';
import type { Category } from '../../../contract/schemas/product.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { AddIcon, RemoveIcon } from '../../ui/icons.tsx';
import { list } from './KindLinks.css.ts';

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
        {isOpen ? <RemoveIcon /> : <AddIcon />}
      </IconButton>
      <ul className={list} id={id} aria-label={label} hidden={!isOpen}>
        {kinds.map((kind) => (
          <li key={kind}>
            <Link to={kindPath(category, kind)}>{kind}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
