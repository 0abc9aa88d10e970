import { createContext } from 'react';

/** True if the server accepts each country's own form of zip codes, as `/envparams` says. */
export const OwnZips = createContext(false);
