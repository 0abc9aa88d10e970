import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { houseTheme } from './houseTheme.ts';

/** A docs page in the shop's type and colours. */
export default function HouseDocs(props: PropsWithChildren<DocsContainerProps>) {
  const { children, ...container } = props;
  const { textColor: color, fontBase: fontFamily, appBg } = houseTheme;
  return (
    <DocsContainer {...container} theme={houseTheme}>
      {/* Every other row has a colour of Storybook's own, whatever the theme. */}
      <style>{`.sbdocs-wrapper .sbdocs-content tr:nth-of-type(2n) { background: ${appBg}; }`}</style>
      <div style={{ color, fontFamily }}>{children}</div>
    </DocsContainer>
  );
}
