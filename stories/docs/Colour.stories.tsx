import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, light, type Palette } from '../../src/theme/tokens.ts';
import { colourUses } from './colourUses.ts';
import { contrastRatio, pairs } from './contrast.ts';

/** A colour in both schemes, with its use and its backgrounds or texts. */
function Colour({ name }: { name: keyof Palette }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))' }}>
      {[light, dark].map((palette) => (
        <section
          key={palette.paper}
          style={{ padding: 24, background: palette.paper, color: palette.ink }}
        >
          <div style={{ height: 96, background: palette[name] }} />
          <p>
            <strong>{name}</strong> <code>{palette[name]}</code>
          </p>
          <p>{colourUses[name]}.</p>
          <ul>
            {pairs
              .filter(({ text, background }) => text === name || background === name)
              .map(({ text, background, use }) => (
                <li key={`${text} ${background}`}>
                  {text} on {background}: {use},{' '}
                  {contrastRatio(palette[text], palette[background]).toFixed(1)} : 1
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const meta = { component: Colour } satisfies Meta<typeof Colour>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ink: Story = { args: { name: 'ink' } };

export const Accent: Story = {
  name: 'Accent: links, sale, focus',
  args: { name: 'accent' },
};

export const Positive: Story = {
  name: 'Positive: success',
  args: { name: 'positive' },
};

export const Warning: Story = { args: { name: 'warning' } };

export const Negative: Story = {
  name: 'Negative: errors and failures',
  args: { name: 'negative' },
};
