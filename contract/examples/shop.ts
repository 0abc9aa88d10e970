import { shopSettings } from '../rules/shopSettings.ts';

/** What our server answers by default. */
export const exampleEnvParams = shopSettings;
