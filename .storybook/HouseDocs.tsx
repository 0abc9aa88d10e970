import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { houseTheme } from './houseTheme.ts';

/** A docs page in the shop's type and colours. */
export default function HouseDocs(props: PropsWithChildren<DocsContainerProps>) {
  const { children, ...container } = props;
  const { textColor: color, fontBase: fontFamily } = houseTheme;
  return (
    <DocsContainer {...container} theme={houseTheme}>
      <div style={{ color, fontFamily }}>{children}</div>
    </DocsContainer>
  );
}
