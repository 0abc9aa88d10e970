import { defaultPicturesNumber } from '../../contract/limits.ts';
import type { EnvParams } from '../../contract/schemas/shop.ts';
import { fetchOnce } from './swrConfig.ts';
import { useEndpoint } from './useEndpoint.ts';

const untilKnown: EnvParams = {
  allowedSizes: [],
  picturesNumber: defaultPicturesNumber,
  paymentStates: [],
  deliveryStates: [],
};

/**
 * What the shop allows. Until the server has answered, and where it does not, there are 5 pictures
 * a product (specification P2) and no sizes to filter by.
 */
export function useEnvParams(): EnvParams {
  const answer = useEndpoint('GET /envparams', {}, fetchOnce);
  return answer.status === 'ready' ? answer.data : untilKnown;
}
