import { SET_CURRENT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { type Currency, dollars, setCurrency } from '../contract/rules/money.ts';

export const yen: Currency = { code: 'JPY', sign: '¥', name: 'yen', digits: 0 };

export const dinars: Currency = { code: 'KWD', sign: 'KWD\u00a0', name: 'dinars', digits: 3 };

/**
 * The shop's prices are in a currency other than dollars, for `beforeEach`. It ends before the next
 * story's file is loaded, whose examples are in dollars.
 */
export function withShopCurrency(currency: Currency) {
  return () => {
    const end = () => setCurrency(dollars);
    setCurrency(currency);
    addons.getChannel().once(SET_CURRENT_STORY, end);
    return end;
  };
}
