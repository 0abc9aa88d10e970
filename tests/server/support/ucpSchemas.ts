import { Ajv2020 } from 'ajv/dist/2020.js';
import bundle from '../fixtures/ucp-2026-04-08.json' with { type: 'json' };

const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addFormat('uri', (text) => URL.canParse(text));
ajv.addFormat('date-time', (text) => !Number.isNaN(Date.parse(text)));
for (const schema of bundle.schemas) ajv.addSchema(schema);

const base = 'https://ucp.dev/schemas';
const schemas = {
  profile: 'https://ucp.dev/discovery/profile_schema.json#/$defs/business_profile',
  search: `${base}/shopping/catalog_search.json#/$defs/search_response`,
  lookup: `${base}/shopping/catalog_lookup.json#/$defs/lookup_response`,
  product: `${base}/shopping/catalog_lookup.json#/$defs/get_product_response`,
  cart: `${base}/shopping/cart.json`,
  failure: `${base}/shopping/types/error_response.json`,
};

export function violations(kind: keyof typeof schemas, answer: unknown): unknown[] {
  const validate = ajv.getSchema(schemas[kind]);
  if (!validate) throw new Error(`There is no schema ${schemas[kind]}`);
  return validate(answer) ? [] : (validate.errors ?? []);
}
