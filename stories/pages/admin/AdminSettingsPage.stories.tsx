import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { productsInColours } from '../../../contract/examples/products.ts';
import {
  courier,
  frenchTax,
  portugueseTax,
  standardDelivery,
  tenPercent,
  twentyDollars,
} from '../../../contract/examples/selling.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import type { Canvas } from '../../flows/shopping.ts';
import { doMeanwhile } from '../../mocks/doMeanwhile.ts';
import { logInAdmin } from '../../mocks/logins.ts';
import { loseAnswer } from '../../mocks/loseAnswer.ts';
import { failed, hidesAdminLink } from '../states.ts';

const selling = {
  delivery: [standardDelivery, courier],
  codes: [tenPercent, twentyDollars],
  taxes: [frenchTax, portugueseTax],
};

const meta = {
  component: AppRoutes,
  parameters: { route: adminPaths.settings, shop: { selling, products: productsInColours } },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const WithCurrencies: Story = {
  parameters: {
    shop: {
      selling: {
        ...selling,
        currencies: [
          { id: 'euro', version: 1, code: 'EUR', rate: 0.92, ending: 99 },
          { id: 'yen', version: 1, code: 'JPY', rate: 150 },
        ],
      },
    },
  },
  afterEach: async ({ canvas }) => {
    const currencies = within(await canvas.findByRole('table', { name: 'Currencies' }));
    await expect(currencies.getByText('1 USD = 150 JPY')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { shop: { selling: { delivery: [], codes: [], taxes: [] } } },
};

const findCodes = async (canvas: Canvas) =>
  within(await canvas.findByRole('table', { name: 'Discount codes' }));

async function changeSpring10(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Change SPRING10' }));
  return within(await screen.findByRole('dialog', { name: 'Change SPRING10' }));
}

async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

async function endCourier(canvas: Canvas) {
  const delivery = within(await canvas.findByRole('table', { name: 'Delivery' }));
  await userEvent.click(delivery.getByRole('button', { name: 'End Courier' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'End' }));
  return delivery;
}

export const SavedAndEndedSettingsAreInTheLists: Story = {
  play: async ({ canvas, step }) => {
    const form = await changeSpring10(canvas);
    await retype(form.getByRole('textbox', { name: 'Percent' }), '15{Enter}');
    await (await findCodes(canvas)).findByText('15%');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    const delivery = await endCourier(canvas);
    await waitFor(() => expect(delivery.queryByText(/Courier/)).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Delivery' })).toHaveFocus());

    await step('What is ended but stays in its list leaves the focus there', async () => {
      canvas.getByRole('button', { name: 'End SPRING10' }).focus();
      await userEvent.keyboard('{Enter}');
      const question = within(await screen.findByRole('alertdialog'));
      question.getByRole('button', { name: 'End' }).focus();
      await userEvent.keyboard('{Enter}');
      await canvas.findByRole('button', { name: 'Reactivate SPRING10' });
      await waitFor(() =>
        expect(canvas.getByRole('group', { name: 'Discount codes' })).toHaveFocus(),
      );
    });
    await step('A save with a lost reply is not a conflict', async () => {
      loseAnswer('POST /savetax');
      const taxes = within(canvas.getByRole('table', { name: 'Taxes' }));
      await userEvent.click(taxes.getByRole('button', { name: 'Change VAT in Portugal, 23%' }));
      await retype(await screen.findByRole('textbox', { name: 'Percent' }), '21{Enter}');
      await taxes.findByText('21%');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};

export const AnEndWithoutAReplyMayBeInTheList: Story = {
  beforeEach: () => loseAnswer('POST /enddelivery/:id', 2),
  play: async ({ canvas }) => {
    const delivery = await endCourier(canvas);
    await screen.findByText(/^This may not have gone through/);
    await waitFor(() => expect(delivery.queryByText(/Courier/)).not.toBeInTheDocument());
  },
};

export const ACodeThatAnotherAdminEndedIsNotRestoredByAnOlderDialog: Story = {
  play: async ({ canvas }) => {
    const codes = await findCodes(canvas);
    const form = await changeSpring10(canvas);
    await doMeanwhile(`/endcode/${tenPercent.id}`);
    const percent = form.getByRole('textbox', { name: 'Percent' });
    await retype(percent, '15{Enter}');
    const notice = within(await form.findByRole('group', { name: 'Changed in the meantime' }));
    await expect(notice.getByText('Ended')).toBeVisible();
    await expect(percent).toHaveValue('15');
    // The notice says it: no toast covers the buttons.
    await expect(screen.queryByText(/^Someone else has changed or ended/)).not.toBeInTheDocument();
    await userEvent.click(notice.getByRole('button', { name: 'Keep mine and save' }));
    await codes.findByText('15%');
    await userEvent.click(await codes.findByRole('button', { name: 'Reactivate SPRING10' }));
    await expect(await codes.findByRole('button', { name: 'End SPRING10' })).toBeVisible();
  },
};

export const AStaleSaveOfGiftCardsKeepsWhatWasTyped: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change gift cards' }));
    const form = within(await screen.findByRole('dialog', { name: 'Gift cards' }));
    await doMeanwhile('/savegiftcardterms', { isOn: true, amounts: [30], validYears: 3 });
    const amounts = form.getByRole('textbox', { name: 'Amounts, $' });
    await retype(amounts, '20, 40{Enter}');
    const notice = within(await form.findByRole('group', { name: 'Changed in the meantime' }));
    await expect(notice.getByText('$30.00')).toBeVisible();
    await expect(amounts).toHaveValue('20, 40');
    await expect(screen.queryByText(/^Someone else has changed or ended/)).not.toBeInTheDocument();
    await userEvent.click(notice.getByRole('button', { name: 'Keep mine and save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(await canvas.findByRole('button', { name: 'Change gift cards' }));
    await expect(await screen.findByRole('textbox', { name: 'Amounts, $' })).toHaveValue('20, 40');
  },
};

export const ACodeIsLimitedToAnExistingKind: Story = {
  play: async ({ canvas, step }) => {
    const form = await changeSpring10(canvas);
    await step('The name of another code is refused', async () => {
      const code = form.getByRole('textbox', { name: 'Code' });
      await retype(code, 'thanks-20{Enter}');
      await expect(await form.findByText('There is a code THANKS-20 already.')).toBeVisible();
      await retype(code, 'SPRING10');
    });
    const women = within(form.getByRole('group', { name: 'Women' }));
    await userEvent.click(await women.findByRole('button', { name: 'Dresses' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    const codes = await findCodes(canvas);
    await expect(await codes.findByText('Women’s Dresses')).toBeVisible();
  },
};

export const SpecOnlyServer: Story = hidesAdminLink('Checkout');

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /checkoutsettings': 'silent' } } },
};

export const Failed: Story = failed('GET /checkoutsettings', adminPaths.settings);

export const Offline: Story = { globals: { network: 'offline' } };
