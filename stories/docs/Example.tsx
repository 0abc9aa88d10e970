import { StateGrid } from '../../.storybook/StateGrid.tsx';
import { entriesLike, TopLink, toDocs } from '../../.storybook/TopLink.tsx';

type ExampleProps = {
  /** Component and story, as the end of its id: `toastbar--failure`. */
  of: string;
  /** It goes from edge to edge: both schemes one above the other. */
  wide?: boolean;
};

/** A story of the shop as an example of a pattern, by its component and state, light and dark. */
export function Example({ of, wide = false }: ExampleProps) {
  const states = entriesLike(new RegExp(`-${of}$`)).map(({ id, title, name }) => ({
    id,
    name: `${title.split('/').at(-1)}: ${name}`,
    globals: {},
  }));
  return <StateGrid states={states} isWide={wide} />;
}

/** A component by its name, which leads to its page or its stories. */
export function Named({ component }: { component: string }) {
  return (
    <TopLink to={toDocs(component)}>
      <code>{component}</code>
    </TopLink>
  );
}
