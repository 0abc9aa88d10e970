import { defaultScales } from '../rules/scaleInput.ts';
import { envParamsWith } from '../rules/shopSettings.ts';

/** Default settings of our server. */
export const exampleEnvParams = envParamsWith(defaultScales);
