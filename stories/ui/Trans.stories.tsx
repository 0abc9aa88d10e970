import Link from '@mui/material/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../.storybook/guide.ts';
import { addTranslations } from '../../contract/catalogues.ts';
import { activate, i18n } from '../../contract/i18n.ts';
import { Trans } from '../../src/ui/Trans.tsx';
import { shows } from '../pages/states.ts';

const id = 'Read the <terms>terms</terms> of {shop}.';

const meta = {
  component: Trans,
  args: {
    id,
    values: { shop: 'Hemline' },
    components: { terms: <Link href="#terms" /> },
  },
  parameters: {
    guide: {
      instead: {
        Price: 'for an amount, which is formatted and not translated.',
      },
      content: [
        'A whole sentence, so that another language can order its words: never parts of one.',
        'Each tag names what it is: “terms”, not “link1”.',
      ],
      announced: ['As one sentence, with its links in it.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Trans>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sentence: Story = {
  afterEach: shows('A tag becomes its element', async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Read the terms of Hemline\.$/);
    await expect(canvas.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/#terms');
  }),
};

export const ElementAsValue: Story = {
  args: {
    id: '{size} is closest to your piece.',
    values: { size: <strong>M</strong> },
  },
};

export const ATranslationOrdersTheWords: Story = {
  beforeEach: () => {
    const before = i18n.locale;
    addTranslations('de', { [id]: '{shop} hat <terms>Bedingungen</terms>.' });
    activate('de');
    return () => activate(before);
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Hemline hat Bedingungen\.$/);
    await expect(canvas.getByRole('link', { name: 'Bedingungen' })).toBeVisible();
  },
};
