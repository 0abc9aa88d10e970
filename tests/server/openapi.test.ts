import writerOf, { type ObjectSchema } from 'fast-json-stringify';
import { Compile } from 'typebox/compile';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { EndpointKey } from '../../contract/endpoint.ts';
import { endpointOf, endpoints } from '../../contract/endpoints.ts';
import { accessOf } from '../../contract/rules/calls.ts';
import { dollars, setCurrency } from '../../contract/rules/money.ts';
import { currencyOf } from '../../server/lib/settings.ts';
import { forSuite } from './support/forSuite.ts';
import { openTestApp } from './support/testApp.ts';

describe('the API’s documentation', async () => {
  const shop = await forSuite(openTestApp());
  const { paths } = (await shop.app.inject('/api/docs/json')).json();

  it.each(Object.keys(endpoints))('lists %s', (key) => {
    const [method = '', path = ''] = key.split(' ');
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()];
    const { summary } = endpoints[key as EndpointKey];
    expect(operation.summary).toContain(summary);
    expect(operation.security).toEqual(
      accessOf(key as EndpointKey) === 'public' ? undefined : [{ token: [] }],
    );
  });

  it.each(Object.keys(endpoints) as EndpointKey[])('has schemas of %s that compile', (key) => {
    // The server compiles them at their first use.
    const { params, query, body, reply } = endpointOf(key);
    for (const part of [params, query, body]) if (part) Compile(part);
    writerOf(reply as ObjectSchema);
  });

  it('names parameters with their limits, and marks extensions', () => {
    expect(paths['/allproducts'].get.parameters).toContainEqual({
      name: 'limit',
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 100 },
    });
    expect(paths['/health'].get['x-extension']).toBe(true);
  });

  it.each([
    ['USD', 0.01, 100_000],
    ['JPY', 1, 10_000_000],
  ])('names the limits of amounts in %s', async (code, minimum, maximum) => {
    onTestFinished(() => setCurrency(dollars));
    setCurrency(currencyOf(code));
    const { app } = await openTestApp();
    onTestFinished(() => app.close());
    const { paths } = (await app.inject('/api/docs/json')).json();
    const { schema } = paths['/addproduct'].post.requestBody.content['application/json'];
    expect(schema.properties.price).toMatchObject({ type: 'number', minimum, maximum });
    expect(JSON.stringify(paths)).not.toContain('"dollars":{"min"');
  });

  it('is also in YAML', async () => {
    expect((await shop.app.inject('/api/docs/yaml')).body).toMatch(/^openapi: 3\.1\.0$/m);
  });

  it('is a page with its own scripts and styles', async () => {
    const answer = await shop.app.inject('/api/docs');
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    const files = [...answer.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url = '']) => url);
    expect(files.length).toBeGreaterThan(3);
    for (const url of files) expect((await shop.app.inject(url)).statusCode).toBe(200);
  });
});
