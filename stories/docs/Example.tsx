import { StateGrid } from '../../.storybook/StateGrid.tsx';
import { entriesLike, TopLink, toDocs } from '../../.storybook/TopLink.tsx';

type ExampleProps = {
  /** Component and story, as the end of its id: `toastbar--failure`. */
  of: string;
  /** It goes from edge to edge: both schemes one above the other. */
  wide?: boolean;
};

/** A story of the shop as an example of a pattern, light and dark. */
export function Example({ of, wide = false }: ExampleProps) {
  const found = entriesLike(new RegExp(`-${of}$`));
  return (
    <StateGrid states={found.map(({ id, name }) => ({ id, name, globals: {} }))} isWide={wide} />
  );
}

/** A component by its name, which leads to its page or its stories. */
export function Named({ component }: { component: string }) {
  return (
    <TopLink to={toDocs(component)}>
      <code>{component}</code>
    </TopLink>
  );
}
