import { createContext, useContext } from 'react';
import { mayWith } from '../../../../contract/rules/permissions.ts';

/** Permissions of the admin's role; undefined if the server has no roles. */
const Permissions = createContext<readonly string[] | undefined>(undefined);

export const PermissionsProvider = Permissions.Provider;

/** Returns a function that says whether the admin's role allows something; all without roles. */
export function useMay() {
  return mayWith(useContext(Permissions));
}
