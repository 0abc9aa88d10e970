import type { Config } from './config.ts';
import type { MadePassword } from './services/accounts/admins.ts';
import type { Shop } from './shop.ts';

/** What the console says about a shop that has started. */
type Opened = Pick<Shop, 'engine' | 'folder' | 'seeded' | 'admin'> & {
  metricsUrl?: string | undefined;
};

/**
 * What the start of the server says: where it is and what it runs on.
 * @param isTerminal a log is read by more people, and for longer, than a terminal: it gets no password
 */
export function banner(
  url: string,
  { engine, folder, metricsUrl, seeded, admin }: Opened,
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  isTerminal: boolean,
): string[] {
  const demo = seeded > 0 ? ` (demo catalogue added: ${seeded} products)` : '';
  return [
    `Shop      ${url}`,
    `API       ${url}/api/docs`,
    `Database  ${engine}${demo}`,
    `Data      ${folder}`,
    ...(metricsUrl ? [`Metrics   ${metricsUrl}`] : []),
    ...(admin ? adminLines(admin, isTerminal) : []),
    ...(PUBLIC_URL ? [] : noPublicUrl),
  ];
}

/** Who the first admin is; how they log in is for a terminal only. */
export function adminLines({ email, password }: MadePassword, isTerminal: boolean): string[] {
  const kept = 'admin-password.txt of the data folder until it is changed';
  return isTerminal
    ? [`Admin     ${email}, password ${password}`, `          (kept in ${kept})`]
    : [`Admin     ${email}, password in ${kept}`];
}

const noPublicUrl = [
  'Note      PUBLIC_URL is not set: canonical links, the sitemap and payments name the host that',
  '          each request asks for. Set it before the shop is open to others.',
];
