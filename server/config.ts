import Type, { type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { patterns } from '../contract/limits.ts';
import { defaultReturnDays } from '../contract/rules/returns.ts';
import { StartError } from './errors.ts';
import { allLanguages, isLanguageList } from './lib/languages.ts';
import {
  hasReadableUrl,
  isTrustProxy,
  paymentSettings,
  printSettings,
  timeZoneSetting,
} from './lib/settings.ts';

const OnOff = (value?: 'on' | 'off') =>
  Type.Union([Type.Literal('on'), Type.Literal('off')], {
    ...(value && { default: value }),
    description: '"on" or "off"',
  });

const trustProxyForms =
  '"off", or how many proxies of yours a request passes, as 1, or their addresses, as 10.0.0.5,192.168.0.0/16';

const origin = 'https?://[^/\\s,?#]+';

const encoded =
  'with special characters of its password encoded (# as %23, / as %2F, ? as %3F, @ as %40, % as %25)';

const port = { minimum: 0, maximum: 65535, description: 'a port number from 0 to 65535' };

const Days = (usual: number, maximum = 365) =>
  Type.Integer({
    ...{ minimum: 0, maximum, default: usual },
    description: `a number of days from 0 to ${maximum}`,
  });

/** All settings, with their defaults and (as description) their valid values. */
export const settings = {
  /** 0 takes any free port. */
  PORT: Type.Integer({ ...port, default: 3000 }),
  /** 127.0.0.1 is reached from this machine only; 0.0.0.0 opens the shop to the network. */
  HOST: Type.String({
    pattern: '^[A-Za-z0-9.:_-]+$',
    default: '127.0.0.1',
    description: 'an address to listen on, like 127.0.0.1, or 0.0.0.0 for the whole network',
  }),
  /** Port for Prometheus metrics, which are off without it. 0 takes any free port. */
  METRICS_PORT: Type.Optional(Type.Integer(port)),
  /** Anyone who reaches this port may read them. */
  METRICS_HOST: Type.String({
    pattern: '^[A-Za-z0-9.:_-]+$',
    default: '127.0.0.1',
    description: 'an address to listen on, like 127.0.0.1',
  }),
  /** Holds the embedded database, the pictures and the secrets of this shop. */
  DATA_DIR: Type.String({ minLength: 1, default: './data', description: 'a folder' }),
  /** A Postgres server instead of the embedded database. */
  DATABASE_URL: Type.Optional(
    Type.Refine(
      Type.String({
        pattern: '^postgres(ql)?://\\S+$',
        description: `a URL like postgres://user:password@host:5432/name, ${encoded}`,
      }),
      hasReadableUrl,
    ),
  ),
  /** Public URL of this server. If it is set, pictures get absolute URLs. */
  PUBLIC_URL: Type.Optional(
    Type.String({
      pattern: `^${origin}/?$`,
      description: 'a URL without a path, like https://shop.example: the shop needs its own host',
    }),
  ),
  /** On: https covers the host's subdomains, too. The default is off. */
  HSTS_SUBDOMAINS: Type.Optional(OnOff()),
  /** Sites that may call the API from a browser, when the app is hosted elsewhere. */
  ALLOWED_ORIGINS: Type.Optional(
    Type.String({
      pattern: `^${origin}(,\\s*${origin})*$`,
      description:
        'origins with commas between, like https://shop.example,https://www.shop.example',
    }),
  ),
  /** Your proxies, which report the visitor's address in X-Forwarded-For. */
  TRUST_PROXY: Type.Refine(
    Type.String({ default: 'off', description: trustProxyForms }),
    isTrustProxy,
  ),
  /** Off only for load tests on a private machine. */
  RATE_LIMITS: OnOff('on'),
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
    default: 'info',
    description: 'one of fatal, error, warn, info, debug, trace, silent',
  }),
  /**
   * The shop's secret, instead of the one in DATA_DIR; servers that share a shop need the same one.
   */
  PICTURE_SECRET: Type.Optional(
    Type.String({ minLength: 16, description: 'a random text of at least 16 characters' }),
  ),
  /** A bucket of S3, or of a compatible store, for the pictures. */
  S3_BUCKET: Type.Optional(
    Type.String({
      pattern: '^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$',
      description: 'the name of a bucket: 3 to 63 of a–z, 0–9, dots and dashes',
    }),
  ),
  /** For a store other than S3 itself. */
  S3_ENDPOINT: Type.Optional(
    Type.String({ pattern: `^${origin}/?$`, description: 'a URL like https://s3.example' }),
  ),
  S3_REGION: Type.String({
    pattern: '^[a-z0-9-]+$',
    default: 'us-east-1',
    description: 'a region like eu-west-1',
  }),
  /** A mail server; without one, email goes into DATA_DIR/outbox as .eml files. */
  SMTP_URL: Type.Optional(
    Type.Refine(
      Type.String({
        pattern: '^smtps?://\\S+$',
        description: `a URL like smtps://user:password@mail.example:465, ${encoded}`,
      }),
      hasReadableUrl,
    ),
  ),
  MAIL_FROM: Type.String({
    pattern: '^([^<>\\r\\n@]+<)?[^\\s@<>]+@[^\\s@<>]+>?$',
    default: 'Hemline <shop@hemline.test>',
    description: 'a sender like Hemline <shop@hemline.example>',
  }),
  /** The admin that the first start creates. */
  ADMIN_EMAIL: Type.String({
    pattern: patterns.email,
    default: 'admin@hemline.test',
    description: 'an email address',
  }),
  ...paymentSettings,
  TIME_ZONE: timeZoneSetting,
  /** Languages of the shop's pages, mails and prints; the first has no prefix in URLs. */
  LANGUAGES: Type.Refine(
    Type.String({
      default: allLanguages,
      description: `codes of ${allLanguages} with commas between, each once, the shop’s own first`,
    }),
    isLanguageList,
  ),
  /** On: admins must enrol in MFA before anything else. By default on if PUBLIC_URL is https. */
  REQUIRE_MFA: Type.Optional(OnOff()),
  /** Off: only customers with an account may order. */
  GUEST_CHECKOUT: OnOff('on'),
  /**
   * Counted from the delivery; 0 leaves returns to the shop and its customers. The EU requires 14.
   */
  RETURN_DAYS: Days(defaultReturnDays),
  /** Days from a delivery to the review request email; 0 sends none. */
  REVIEW_MAIL_DAYS: Days(14),
  /** Days for which changes by admins are kept. */
  ACTIVITY_DAYS: Days(730, 3650),
  /** On: browsers report the loading speed of pages, for the admin's home. */
  WEB_VITALS: OnOff('off'),
  /** Off: no `/llms.txt` and no Universal Commerce Protocol for shopping agents. */
  AGENTS: OnOff('on'),
  ...printSettings,
  /** On: an empty database gets the demo catalogue. */
  DEMO: OnOff('on'),
};

type Setting = TSchema & { description?: string; default?: unknown };

export type Config = Readonly<Static<ReturnType<typeof Type.Object<typeof settings>>>>;

/** Returns true if shoppers reach this server by https. */
export function isHttps({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): boolean {
  return PUBLIC_URL?.startsWith('https:') ?? false;
}

/** The websites that may use this server besides its own. */
export function allowedOrigins({ ALLOWED_ORIGINS }: Pick<Config, 'ALLOWED_ORIGINS'>): string[] {
  return ALLOWED_ORIGINS?.split(/,\s*/) ?? [];
}

export function requiresMfa(config: Pick<Config, 'REQUIRE_MFA' | 'PUBLIC_URL'>): boolean {
  return config.REQUIRE_MFA === undefined ? isHttps(config) : config.REQUIRE_MFA === 'on';
}

/**
 * Reads and checks the settings in `env`. An empty variable counts as absent.
 * @throws StartError naming the first wrong setting, its value and the valid ones
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const config: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries<Setting>(settings)) {
    const text = env[name]?.trim();
    config[name] = text ? parse(name, text, schema) : schema.default;
  }
  // Only the demo uses the demo's name.
  if (config.DEMO === 'off' && !env.MAIL_FROM?.trim()) config.MAIL_FROM = 'Shop <shop@localhost>';
  const checked = config as Config;
  if (checked.ALLOWED_ORIGINS && !checked.PUBLIC_URL) {
    throw new StartError(
      'PUBLIC_URL is missing: with ALLOWED_ORIGINS, set it to the URL of this server, so that other sites find the pictures.',
    );
  }
  const s3Setting = (['S3_ENDPOINT', 'S3_REGION'] as const).find((name) => env[name]?.trim());
  if (s3Setting && !checked.S3_BUCKET) {
    throw new StartError(
      `S3_BUCKET is missing: with ${s3Setting}, set it to the bucket that keeps the pictures.`,
    );
  }
  if (checked.SMTP_URL && !(checked.PUBLIC_URL && env.MAIL_FROM?.trim())) {
    const name = checked.PUBLIC_URL ? 'MAIL_FROM' : 'PUBLIC_URL';
    throw new StartError(
      `${name} is missing: with SMTP_URL, set MAIL_FROM to the sender of the shop’s mail and PUBLIC_URL to the URL its links lead to.`,
    );
  }
  if (Boolean(checked.STRIPE_SECRET_KEY) !== Boolean(checked.STRIPE_WEBHOOK_SECRET)) {
    const name = checked.STRIPE_SECRET_KEY ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY';
    throw new StartError(`${name} is missing: Stripe needs both its secret key and its webhook’s.`);
  }
  return checked;
}

function parse(name: string, text: string, schema: Setting): unknown {
  const value = /^\d+$/.test(text) && Type.IsInteger(schema) ? Number(text) : text;
  if (Value.Check(schema, value)) return value;
  const shown = isSecret(name) ? '' : ` "${text}"`;
  throw new StartError(`${name} is wrong${shown}: it must be ${schema.description}.`);
}

/** Keys, secrets, and URLs with a password: no message may quote them. */
function isSecret(name: string): boolean {
  return /_(KEY|SECRET)$|^(DATABASE|SMTP)_URL$/.test(name);
}
