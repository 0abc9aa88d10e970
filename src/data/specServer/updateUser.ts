import { i18n } from '../../../contract/i18n.ts';
import type { UserChange } from '../../../contract/schemas/user.ts';
import { ApiError, refusedInBody } from '../apiError.ts';

/**
 * Changes an account on a server that may require its password for each change (specification X18).
 * Such a refusal is reported like ours, so that the form requests the current password.
 */
export async function updateUser<T>(
  body: UserChange,
  ask: (body: UserChange) => Promise<T>,
): Promise<T> {
  const { currentPassword, token, ...change } = body;
  try {
    return await ask(body);
  } catch (error) {
    if (!(error instanceof ApiError) || !wantsPassword(error)) throw error;
    if (currentPassword) return ask({ password: currentPassword, ...change });
    if (change.password) throw error;
    throw new ApiError(error.status, {
      message: error.message,
      fields: { currentPassword: i18n.t('Enter your password') },
    });
  }
}

function wantsPassword({ status, message, errors, fields }: ApiError): boolean {
  if (![400, refusedInBody].includes(status)) return false;
  const names = Object.keys(fields);
  const isOurs = names.some((name) => name === 'currentPassword' || name === 'token');
  return !isOurs && /password/i.test([message, ...errors, ...names].join(' '));
}
