import type { I18n } from '@lingui/core';
import { TransNoContext } from '@lingui/react/server';
import type { ReactElement, ReactNode } from 'react';
import { i18n } from '../../contract/i18n.ts';

type TransProps = {
  /** The sentence in English, such as `Read the <link>terms</link>.` */
  id: string;
  /** Values of its names in braces. */
  values?: Record<string, ReactNode>;
  /** Elements of its tags. */
  components?: Record<string, ReactElement>;
};

/** The only member of `I18n` that `TransNoContext` calls. */
const writer = { _: i18n.t } as unknown as I18n;

/** A sentence with elements in it; for text alone there is `i18n.t`. */
export function Trans(props: TransProps) {
  return <TransNoContext lingui={{ i18n: writer }} {...props} />;
}
