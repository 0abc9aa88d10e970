import { useApi } from './ApiProvider.tsx';
import { ApiError } from './http.ts';
import { isMissingCall } from './isMissingCall.ts';
import { useStoredSession } from './useStoredSession.ts';

export type ResetOutcome =
  | { status: 'done' }
  /** The server lacks these calls. */
  | { status: 'unsupported' }
  /** The link has run out, was used already, or never was. */
  | { status: 'deadLink' }
  /** `message` is the server's, for people. */
  | { status: 'failed'; message: string };

/** A new password by email, in two steps. The verbs answer what came of it and never reject. */
export function usePasswordReset() {
  const { call } = useApi();
  const { forgetSession } = useStoredSession();
  return {
    /** Emails a link, if an account has this email; nobody is told whether one has. */
    askForLink: (email: string) => outcomeOf(call('POST /forgotpassword', { body: { email } })),
    /** Sets a new password, which ends every session of the account. */
    setPassword: async (token: string, password: string) => {
      const outcome = await outcomeOf(call('POST /resetpassword', { body: { token, password } }));
      if (outcome.status === 'done') forgetSession();
      return outcome;
    },
  };
}

async function outcomeOf(answer: Promise<unknown>): Promise<ResetOutcome> {
  try {
    await answer;
    return { status: 'done' };
  } catch (error) {
    const { status, fields, message } = error instanceof ApiError ? error : new ApiError(0);
    if (isMissingCall(error)) return { status: 'unsupported' };
    if (status === 400 && Object.keys(fields).some((name) => name.endsWith('token'))) {
      return { status: 'deadLink' };
    }
    return { status: 'failed', message };
  }
}
