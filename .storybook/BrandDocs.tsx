import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { brandThemes } from './brandTheme.ts';
import { useDocsScheme } from './docsScheme.ts';
import { docsStyles } from './docsStyles.ts';

/** Docs page in the shop's fonts and colours, in the toolbar's colour scheme. */
export default function BrandDocs(props: PropsWithChildren<DocsContainerProps>) {
  const { children, ...container } = props;
  const scheme = useDocsScheme();
  return (
    <DocsContainer {...container} theme={brandThemes[scheme]}>
      <style>{docsStyles(scheme)}</style>
      <div className="brand-docs">{children}</div>
    </DocsContainer>
  );
}
