import { shopSettings } from '../rules/shopSettings.ts';

/** Default settings of our server. */
export const exampleEnvParams = shopSettings;
