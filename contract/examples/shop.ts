import { shopSettings } from '../rules/shopSettings.ts';

/** What our server answers unless it is told otherwise. */
export const exampleEnvParams = shopSettings;
