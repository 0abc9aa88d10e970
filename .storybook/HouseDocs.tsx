import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { useDocsScheme } from './docsScheme.ts';
import { docsStyles } from './docsStyles.ts';
import { houseThemes } from './houseTheme.ts';

/** A docs page in the shop's type and colours, light or dark as the toolbar has it. */
export default function HouseDocs(props: PropsWithChildren<DocsContainerProps>) {
  const { children, ...container } = props;
  const scheme = useDocsScheme();
  return (
    <DocsContainer {...container} theme={houseThemes[scheme]}>
      <style>{docsStyles(scheme)}</style>
      <div className="house-docs">{children}</div>
    </DocsContainer>
  );
}
