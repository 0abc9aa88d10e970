import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { houseTheme } from './houseTheme.ts';

/** A docs page in the shop's type and colours. */
export default function HouseDocs(props: PropsWithChildren<DocsContainerProps>) {
  return <DocsContainer {...props} theme={houseTheme} />;
}
