import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { brandTheme } from './brandTheme.ts';

/** A docs page in the shop's type and colours. */
export default function BrandDocs(props: PropsWithChildren<DocsContainerProps>) {
  const { children, ...container } = props;
  const { textColor: color, fontBase: fontFamily, appBg } = brandTheme;
  return (
    <DocsContainer {...container} theme={brandTheme}>
      {/* Every other row has a colour of Storybook's own, whatever the theme. */}
      <style>{`.sbdocs-wrapper .sbdocs-content tr:nth-of-type(2n) { background: ${appBg}; }`}</style>
      <div style={{ color, fontFamily }}>{children}</div>
    </DocsContainer>
  );
}
