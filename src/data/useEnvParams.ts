import { defaultPicturesNumber } from '../../contract/limits.ts';
import type { EnvParams } from '../../contract/schemas/shop.ts';
import { fetchOnce, useEndpoint } from './useEndpoint.ts';

const initialParams: EnvParams = {
  allowedSizes: [],
  picturesNumber: defaultPicturesNumber,
  paymentStates: [],
  deliveryStates: [],
};

/**
 * Parameters of the shop. Defaults while loading or after a failure: 5 pictures per product
 * (specification P2) and no sizes to filter by.
 */
export function useEnvParams(): EnvParams {
  return useEndpoint('GET /envparams', {}, fetchOnce).data ?? initialParams;
}
