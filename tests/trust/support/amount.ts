/** True in `npm run bench:trust`, which may take long. */
export const isLong = process.env.TRUST === 'long';

/** Size of a proof: small in `npm run test:trust`, full in `npm run bench:trust`, or from the environment. */
export function amount(name: string, little: number, all: number): number {
  return Number(process.env[name] ?? (isLong ? all : little));
}
