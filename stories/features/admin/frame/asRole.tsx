import type { Decorator } from '@storybook/react-vite';
import { readyRoles } from '../../../../contract/rules/permissions.ts';
import { PermissionsProvider } from '../../../../src/features/admin/frame/useMay.ts';

/** Renders the story as an admin with this role sees it. */
export function asRole(role: keyof typeof readyRoles): Decorator {
  return (Story) => (
    <PermissionsProvider value={readyRoles[role]}>
      <Story />
    </PermissionsProvider>
  );
}
