import type { TLocalizedValidationError } from 'typebox/error';

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
        say(inside(name), `${inside(name)} is missing`);
    } else if (error.keyword === 'additionalProperties') {
      const known = knownNames(schemaAt(schema, steps));
      for (const name of error.params.additionalProperties.slice(0, maxUnknown))
        say(inside(name), `${inside(name)} is not known here, only ${known}`);
    } else if (error.keyword !== 'boolean') {
      const subject = path === '' ? 'The input' : path;
      say(path, `${subject} must be ${expectation(schemaAt(schema, steps))}`);
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
  return Object.keys(schema?.properties ?? {}).join(', ') || 'nothing';
}

/** Continues "must be". */
function expectation(schema: JsonSchema = {}): string {
  if (schema.enum) return `one of ${schema.enum.join(', ')}`;
  switch (schema.type) {
    case 'integer':
      return `a whole number${range(schema)}`;
    case 'number':
      return `a number${range(schema)}`;
    case 'boolean':
      return 'true or false';
    case 'string':
      return text(schema);
    case 'array':
      return schema.maxItems === undefined ? 'a list' : `a list of at most ${schema.maxItems}`;
    default:
      return 'a JSON object';
  }
}

function range({ minimum, maximum }: JsonSchema): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  return minimum === undefined ? '' : ` of at least ${minimum}`;
}

function text({ minLength, maxLength, pattern }: JsonSchema): string {
  const lengths = minLength ? `${minLength} to ${maxLength}` : `at most ${maxLength}`;
  const size = maxLength === undefined ? '' : ` of ${lengths} characters`;
  return pattern === undefined ? `text${size}` : `text${size} in the right form`;
}
