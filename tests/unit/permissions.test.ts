import { expect, it } from 'vitest';
import { mayWith } from '../../contract/rules/permissions.ts';
import { mayAsAdmin } from '../../src/features/admin/frame/useMay.ts';

it('allows on the server only what a role grants', () => {
  const may = mayWith(['orders:read']);
  expect([may('orders:read'), may('orders:write'), mayWith([])('orders:read')]).toEqual([
    ...[true, false, false],
  ]);
  // @ts-expect-error A caller without permissions is a bug, never an admin with all of them.
  expect(() => mayWith(undefined)('orders:read')).toThrow();
});

it('allows everything to admins of a server without roles', () => {
  expect(mayAsAdmin(undefined)('staff:write')).toBe(true);
  expect(mayAsAdmin([])('staff:write')).toBe(false);
});
