import useSWR from 'swr';
import { defaultPicturesNumber } from '../../contract/limits.ts';
import type { EnvParams } from '../../contract/schemas/shop.ts';
import { useApi } from './ApiProvider.tsx';
import { keys } from './keys.ts';

const untilKnown: EnvParams = {
  allowedSizes: [],
  picturesNumber: defaultPicturesNumber,
  paymentStates: [],
  deliveryStates: [],
};

/**
 * What the shop allows. Until the server has answered, and where it does not, there are 5 pictures
 * a product (spec section 9) and no sizes to filter by.
 */
export function useEnvParams(): EnvParams {
  const { call } = useApi();
  const { data } = useSWR(keys.envParams, () => call('GET /envparams', {}), {
    revalidateIfStale: false,
    revalidateOnFocus: false,
  });
  return data ?? untilKnown;
}
