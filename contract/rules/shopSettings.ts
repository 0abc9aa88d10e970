import type { EnvParams } from '../schemas/shop.ts';

export const shopSettings: EnvParams = {
  allowedSizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL', '2Y', '4Y', '6Y', '8Y', '10Y', '12Y'],
  picturesNumber: 5,
  paymentStates: ['pending', 'paid', 'failed', 'refunded'],
  deliveryStates: ['processing', 'shipped', 'delivered', 'returned', 'cancelled'],
  stockAlerts: true,
  returns: true,
  reviews: true,
  reviewPictures: 3,
  prints: true,
  takesOrders: true,
  shopFacts: true,
};
