import type { DeliverySetting } from '../schemas/selling.ts';
import { standardDelivery } from './selling.ts';

const { freeFrom: _, ...post } = standardDelivery;

const portuguesePost: DeliverySetting = {
  ...{ ...post, id: '01960000-0000-7000-8000-000000000051', name: 'CTT' },
  ...{ price: 3.9, freeFrom: 80, countries: ['Portugal'] },
};

const belgianPost: DeliverySetting = {
  ...{ ...post, id: '01960000-0000-7000-8000-000000000052', name: 'bpost' },
  ...{ price: 7.5, countries: ['Belgium'] },
};

const britishPost: DeliverySetting = {
  ...{ ...post, id: '01960000-0000-7000-8000-000000000053', name: 'Royal Mail' },
  ...{ price: 12, countries: ['United Kingdom'] },
};

/** A method for each country, cheapest first. */
export const deliveryByCountry = [portuguesePost, belgianPost, britishPost] as const;
