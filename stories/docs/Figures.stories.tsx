import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

/** Figures in headings, in text and in a field. */
function Figures() {
  return (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 16, padding: 16 }}>
      <Typography variant="h2">No. 1234567890</Typography>
      <Typography data-testid="ones">1111111111</Typography>
      <Typography data-testid="noughts">0000000000</Typography>
      <TextField label="Price" />
    </div>
  );
}

const meta = { component: Figures } satisfies Meta<typeof Figures>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The display font has old-style figures by default. */
export const Lining: Story = {};

export const FiguresOfAHeadingAreOnTheBaseline: Story = {
  name: 'Figures of a heading are on the baseline',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const { fontVariantNumeric } = getComputedStyle(canvas.getByRole('heading'));
    await expect(fontVariantNumeric).toContain('lining-nums');
  },
};

/** Columns of prices align. */
export const AllFiguresAreEquallyWide: Story = {
  name: 'All figures are equally wide',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const widthOf = (id: string) => canvas.getByTestId(id).getBoundingClientRect().width;
    await waitFor(() => expect(Math.abs(widthOf('ones') - widthOf('noughts'))).toBeLessThan(0.5));
  },
};

/** The accent colour would look like an error. */
export const TheBorderOfAFocusedFieldIsInk: Story = {
  name: 'The border of a focused field is ink',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.click(field);
    const border = field.parentElement?.querySelector('fieldset');
    await waitFor(() =>
      expect(border && getComputedStyle(border).borderColor).toBe(
        getComputedStyle(document.body).color,
      ),
    );
  },
};
