import useSWR from 'swr';
import { useApi } from '../ApiProvider.tsx';
import { ApiError, refusedInBody } from '../http.ts';
import { isMissingCall } from '../isMissingCall.ts';
import { keys } from '../keys.ts';
import { type Resource, toResource } from '../resource.ts';
import { useStoredSession } from '../useStoredSession.ts';

/** Whether the admin has an authenticator; `unavailable` on a server that knows nothing of it. */
export type MfaStatus = 'enrolled' | 'notEnrolled' | 'unavailable';

/** What an authenticator is set up with: a picture (data URL) or a text (base32). */
export type MfaSecret = { qrCodeImage: string; secret: string };

export type MfaReplacement = { password: string; token: string };

/** Enrolment has begun, or what the server says of a field, by the field's name. */
export type MfaBeginning =
  | { status: 'begun'; secret: MfaSecret }
  | { status: 'refused'; fields: Record<string, string> }
  | { status: 'failed' };

export type MfaEnding =
  /** Without recovery codes on a server that has none. */
  | { status: 'verified'; recoveryCodes: string[] }
  /** `mistake`: what the server says of the code. */
  | { status: 'failed'; mistake: string | undefined };

/** The admin's authenticator. The verbs answer what came of it and never reject. */
export function useMfa() {
  const { call } = useApi();
  const { session } = useStoredSession();
  const answer = useSWR(session?.role === 'admin' ? keys.mfa(session) : null, () =>
    call('GET /mfa/fetch', {}).then((): MfaStatus => 'enrolled', readRefusal),
  );
  const mfa: Resource<MfaStatus> = toResource(answer);

  /** The first enrolment. */
  function register(): Promise<MfaBeginning> {
    return call('POST /mfa/register', {}).then(toBegun, toRefused);
  }

  /** Another authenticator; the one in use counts until the new one is verified. */
  function replace(body: MfaReplacement): Promise<MfaBeginning> {
    return call('POST /mfa/reregister', { body }).then(toBegun, toRefused);
  }

  /** Ends either enrolment. */
  async function verify(token: string): Promise<MfaEnding> {
    try {
      const { recoveryCodes = [] } = await call('POST /mfa/verify', { body: { token } });
      await answer.mutate('enrolled', { revalidate: false });
      return { status: 'verified', recoveryCodes };
    } catch (error) {
      const { status, fields, message } = asApiError(error);
      return { status: 'failed', mistake: fields.token ?? (status === 429 ? message : undefined) };
    }
  }

  return { mfa, register, replace, verify };
}

function readRefusal(error: unknown): MfaStatus {
  const { status } = asApiError(error);
  if (status === 400 || status === refusedInBody) return 'notEnrolled';
  if (isMissingCall(error)) return 'unavailable';
  throw error;
}

function toBegun({ qrCodeImage, secret }: MfaSecret): MfaBeginning {
  return { status: 'begun', secret: { qrCodeImage, secret } };
}

function toRefused(error: unknown): MfaBeginning {
  const { status, fields, message } = asApiError(error);
  if (status === 429) return { status: 'refused', fields: { token: message } };
  return Object.keys(fields).length > 0 ? { status: 'refused', fields } : { status: 'failed' };
}

function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError(0);
}
