/** Whether it is `npm run bench:trust` that runs, which may take its time. */
export const isLong = process.env.TRUST === 'long';

/** How much a proof does: a little in `npm run test:trust`, all of it in `npm run bench:trust`, or what the environment says. */
export function amount(name: string, little: number, all: number): number {
  return Number(process.env[name] ?? (isLong ? all : little));
}
