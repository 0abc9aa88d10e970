import { createContext, useContext } from 'react';
import { type May, mayWith } from '../../../../contract/rules/permissions.ts';

/** Permissions of the admin's role; undefined if the server has no roles. */
const Permissions = createContext<readonly string[] | undefined>(undefined);

export const PermissionsProvider = Permissions.Provider;

/** A server without roles sends no permissions: its admins may do everything. */
export function mayAsAdmin(permissions: readonly string[] | undefined): May {
  return permissions ? mayWith(permissions) : () => true;
}

/** Rights of the logged-in admin. */
export function useMay(): May {
  return mayAsAdmin(useContext(Permissions));
}
