import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../.storybook/guide.ts';
import { AdminGrid, type AdminGridProps } from '../../src/ui/AdminGrid.tsx';
import { shows } from '../pages/states.ts';

type Bolt = { id: string; cloth: string; metres: number; mill: string };

const cloths = ['Linen', 'Merino', 'Selvedge denim', 'Corduroy', 'Silk', 'Flannel'];
const bolts: Bolt[] = cloths.map((cloth, index) => ({
  id: `bolt-${index + 1}`,
  cloth,
  metres: 12 + index * 7,
  mill: index % 2 === 0 ? 'Guimarães' : 'Biella',
}));

const BoltGrid = AdminGrid<Bolt>;

const meta = {
  component: BoltGrid,
  args: {
    label: 'Bolts of cloth',
    rows: bolts,
    getRowId: (bolt) => bolt.id,
    columns: [
      { field: 'cloth', headerName: 'Cloth', flex: 1, minWidth: 140 },
      { field: 'metres', headerName: 'Metres', type: 'number', width: 120 },
      { field: 'mill', headerName: 'Mill', width: 160, sortable: false },
      { field: 'id', headerName: 'Number', width: 120, sortable: false },
    ],
    hiddenColumns: ['id'],
    phoneColumns: ['cloth', 'metres'],
    total: 14,
    page: 1,
    pageSize: 6,
    empty: <p>There is no cloth.</p>,
    onPage: fn(),
    onSort: fn(),
    onOpen: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <h1>Cloth</h1>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      instead: {
        TableCard: 'for a short table that needs no paging, sorting or choice of columns.',
        ProductGrid: 'for products as customers see them.',
      },
      content: [
        'Column headings are one or two words, and never wrap.',
        'What a cell can’t hold in a line belongs in the page that the row opens.',
        'An empty grid is replaced by an EmptyState that says whether filters are the reason.',
      ],
      announced: [
        'The grid has a name: “Orders”. Each cell is read with its column heading.',
        'While rows load, a progress bar named after the grid: “Loading Orders”.',
        'A column that is sorted says so, and in which direction.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof BoltGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RowOpen: Story = { args: { openId: 'bolt-1' } };

export const AClickOnARowOpensIt: Story = {
  ...RowOpen,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('grid', { name: 'Bolts of cloth' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('gridcell', { name: 'Merino' }));
    await expect(args.onOpen).toHaveBeenCalledWith(bolts[1]);
  },
};

export const Ready: Story = {};

export const ArrowKeysReachARowAndEnterOpensIt: Story = {
  name: 'Arrow keys reach a row and Enter opens it',
  play: async ({ canvas, args }) => {
    const linen = await canvas.findByRole('gridcell', { name: 'Linen' });
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Cloth' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(linen).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith(bolts[1]));
  },
};

export const Sorted: Story = { args: { sort: 'cloth' } };

export const AClickOnAnotherColumnSortsByIt: Story = {
  ...Sorted,
  play: async ({ canvas, args }) => {
    const header = await canvas.findByRole('columnheader', { name: /^Cloth/ });
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByText('Metres'));
    await waitFor(() => expect(args.onSort).toHaveBeenCalledWith('metres'));
  },
};

export const TheArrowButtonRequestsTheNextPage: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('1–6 of 14')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to next page' }));
    await waitFor(() => expect(args.onPage).toHaveBeenCalledWith(2));
  },
};

export const TheGridsOwnTextsFollowTheLanguage: Story = {
  name: 'The grid’s own texts follow the language',
  render: (args) => <OpenedLater {...args} />,
  globals: { language: 'ru' },
  play: async ({ canvas, canvasElement, args }) => {
    const english = '[aria-label^="Select"], [title^="Go to"]';
    let isEnglish = false;
    const observer = new MutationObserver(() => {
      isEnglish ||= canvasElement.querySelector(english) !== null;
    });
    observer.observe(canvasElement, { subtree: true, childList: true });
    await userEvent.click(await canvas.findByRole('button', { name: 'Open' }));
    await expect(await canvas.findByText('1–6 из 14')).toBeVisible();
    observer.disconnect();
    await expect(isEnglish).toBe(false);
    await expect(canvas.getByRole('checkbox', { name: 'Выбрать все строки' })).toBeEnabled();
    await expect(canvas.getByRole('columnheader', { name: 'Cloth' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Перейти на следующую страницу' }));
    await waitFor(() => expect(args.onPage).toHaveBeenCalledWith(2));
  },
};

export const SecondPage: Story = {
  args: { page: 2, total: 105 },
  afterEach: shows('Rows are counted over all pages', async ({ canvas }) => {
    await canvas.findByRole('gridcell', { name: 'Linen' });
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '106');
    const places = canvas.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'));
    // Counting the header row and the six rows of the page before.
    await expect(places).toEqual(['1', '8', '9', '10', '11', '12', '13']);
  }),
};

export const TheDialogHidesAndShowsColumns: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: 'Mill' });
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const choice = within(await screen.findByRole('dialog', { name: 'Columns' }));
    await userEvent.click(choice.getByRole('checkbox', { name: 'Mill' }));
    await userEvent.click(choice.getByRole('checkbox', { name: 'Number' }));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('columnheader', { name: 'Number' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Mill' })).not.toBeInTheDocument();
  },
};

function WithSelection(args: AdminGridProps<Bolt>) {
  const [ids, setIds] = useState<string[]>([]);
  return (
    <AdminGrid
      {...args}
      tools={<span>{`${ids.length} chosen`}</span>}
      selection={{ ids, onChange: setIds }}
    />
  );
}

function OpenedLater(args: AdminGridProps<Bolt>) {
  const [isOpen, setIsOpen] = useState(false);
  return isOpen ? (
    <WithSelection {...args} />
  ) : (
    <button type="button" onClick={() => setIsOpen(true)}>
      Open
    </button>
  );
}

export const Selectable: Story = { render: (args) => <WithSelection {...args} /> };

export const BoxesSelectRowsWithoutOpeningThem: Story = {
  ...Selectable,
  play: async ({ canvas, args }) => {
    const boxes = await canvas.findAllByRole('checkbox', { name: 'Select row' });
    for (const box of boxes.slice(0, 2)) await userEvent.click(box);
    await expect(await canvas.findByText('2 chosen')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await expect(await canvas.findByText('6 chosen')).toBeVisible();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { rows: [], total: undefined, loading: true },
  afterEach: shows('A loading list is neither empty nor counted', async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Bolts of cloth' })).toBeVisible();
    await expect(canvas.queryByText('There is no cloth.')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/1–/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '-1');
  }),
};

export const MissingRowsAreNotSelected: Story = {
  ...Selectable,
  args: Loading.args,
  play: async ({ canvas }) => {
    const all = await canvas.findByRole('checkbox', { name: 'Select all rows' });
    await expect(all).toBeDisabled();
  },
};

export const Refreshing: Story = {
  args: { loading: true },
  afterEach: shows('Old rows stay while new ones load', async ({ canvas }) => {
    await expect(
      await canvas.findByRole('progressbar', { name: 'Loading Bolts of cloth' }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('gridcell', { name: 'Linen' })).toBeInTheDocument();
  }),
};

export const Empty: Story = {
  args: { rows: [], total: 0 },
  afterEach: shows('An empty list says so', async ({ canvas }) => {
    await expect(canvas.getByText('There is no cloth.')).toBeVisible();
  }),
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  afterEach: shows('A phone shows the selected columns', async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: 'Cloth' });
    await expect(canvas.queryByRole('columnheader', { name: 'Mill' })).not.toBeInTheDocument();
  }),
};
