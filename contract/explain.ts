import type { TLocalizedValidationError } from 'typebox/error';
import { i18n } from './i18n.ts';
import { moneyLimits } from './rules/amounts.ts';
import { listed } from './rules/beside.ts';

/** Maximum number of unknown fields named in a message. */
const maxUnknown = 20;

/** Finds texts and lists that are too long before the rest is checked. */
export type SizeError = { keyword: 'maxLength' | 'maxItems'; instancePath: string };

/** The parts of a schema that the contract's inputs use. */
export type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  enum?: string[];
  minimum?: number;
  maximum?: number;
  /** Limits of an amount, by `Amount`. */
  dollars?: { min: number; max: number };
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  pattern?: string;
};

/** A refusal: the messages to show, and the error of each field. */
type Refusal = { message: string; fields: Record<string, string> | undefined };

/** All errors in one refusal, by their path in the request; equal texts appear once. */
export function toRefusal(problems: ReadonlyMap<string, string>, separator = ' '): Refusal {
  const { '': whole, ...fields } = Object.fromEntries(problems);
  const message = [...new Set(problems.values())].join(separator);
  return { message, fields: whole ? undefined : fields };
}

/**
 * Human-readable error messages, one per field, by paths such as `cartItems[0].quantity`. There are
 * no fields if the whole input is invalid.
 */
export function explain(
  schema: JsonSchema,
  errors: readonly (TLocalizedValidationError | SizeError)[],
): Refusal {
  const problems = new Map<string, string>();
  const say = (path: string, message: string) => {
    if (!problems.has(path)) problems.set(path, message);
  };
  for (const error of errors) {
    const steps = error.instancePath.split('/').slice(1);
    const path = toPath(steps);
    const inside = (name: string) => (path === '' ? name : `${path}.${name}`);
    if (error.keyword === 'required') {
      for (const name of error.params.requiredProperties)
        say(inside(name), i18n.t('{field} is missing', { field: inside(name) }));
    } else if (error.keyword === 'additionalProperties') {
      const known = knownNames(schemaAt(schema, steps));
      for (const name of error.params.additionalProperties.slice(0, maxUnknown))
        say(inside(name), unknownField(inside(name), known));
    } else if (error.keyword !== 'boolean') {
      say(path, expectation(path || i18n.t('The input'), schemaAt(schema, steps)));
    }
  }
  return toRefusal(problems, '; ');
}

function toPath(steps: string[]): string {
  return steps
    .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
}

function schemaAt(schema: JsonSchema | undefined, steps: string[]): JsonSchema | undefined {
  const [step, ...rest] = steps;
  if (step === undefined) return schema;
  return schemaAt(schema?.properties?.[step] ?? schema?.items, rest);
}

function knownNames(schema: JsonSchema | undefined): string {
  return Object.keys(schema?.properties ?? {}).join(', ');
}

function unknownField(field: string, known: string): string {
  if (known === '') return i18n.t('{field} is not known here, only nothing', { field });
  return i18n.t('{field} is not known here, only {known}', { field, known });
}

function expectation(field: string, schema: JsonSchema = {}): string {
  if (schema.enum) {
    return i18n.t('{field} must be one of {values}', { field, values: listed(schema.enum) });
  }
  switch (schema.type) {
    case 'integer':
      return wholeNumber(field, schema);
    case 'number':
      return number(field, schema);
    case 'boolean':
      return i18n.t('{field} must be true or false', { field });
    case 'string':
      return text(field, schema);
    case 'array':
      return schema.maxItems === undefined
        ? i18n.t('{field} must be a list', { field })
        : i18n.t('{field} must be a list of at most {max}', { field, max: schema.maxItems });
    default:
      return i18n.t('{field} must be a JSON object', { field });
  }
}

function wholeNumber(field: string, { minimum: min, maximum: max }: JsonSchema): string {
  if (min === undefined) return i18n.t('{field} must be a whole number', { field });
  return max === undefined
    ? i18n.t('{field} must be a whole number of at least {min}', { field, min })
    : i18n.t('{field} must be a whole number from {min} to {max}', { field, min, max });
}

function number(field: string, { minimum, maximum, dollars }: JsonSchema): string {
  const { min, max } = dollars ? moneyLimits(dollars) : { min: minimum, max: maximum };
  if (min === undefined) return i18n.t('{field} must be a number', { field });
  return max === undefined
    ? i18n.t('{field} must be a number of at least {min}', { field, min })
    : i18n.t('{field} must be a number from {min} to {max}', { field, min, max });
}

function text(field: string, { minLength: min, maxLength: max, pattern }: JsonSchema): string {
  const values = { field, min, max };
  if (max === undefined) {
    return pattern === undefined
      ? i18n.t('{field} must be text', values)
      : i18n.t('{field} must be text in the right form', values);
  }
  if (min) {
    return pattern === undefined
      ? i18n.t('{field} must be text of {min} to {max} characters', values)
      : i18n.t('{field} must be text of {min} to {max} characters in the right form', values);
  }
  return pattern === undefined
    ? i18n.t('{field} must be text of at most {max} characters', values)
    : i18n.t('{field} must be text of at most {max} characters in the right form', values);
}
