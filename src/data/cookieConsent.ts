import { persisted } from './persisted.ts';

/**
 * True if the cookie banner was accepted, or the question about measuring answered (specification
 * R23).
 */
export const cookieConsent = persisted('hemline.cookieConsent', (stored) => stored === true);
