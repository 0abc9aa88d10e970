import { afterAll, describe, expect, it } from 'vitest';
import { endpoints, extensions } from '../../contract/endpoints.ts';
import { requestBodies } from '../spec-server/requestBodies.ts';
import { admin, openSpecShop } from '../spec-server/specShop.ts';
import { buildApi } from '../spec-server/startSpecServer.ts';
import { asOurs } from '../spec-server/variants.ts';

const app = await buildApi(openSpecShop(asOurs));
afterAll(() => app.close());

const calls = Object.keys(endpoints).map((key) => ({ key, isExtension: key in extensions }));

async function ask(key: string, payload?: object, token = '') {
  const [method = '', path = ''] = key.split(' ');
  return app.inject({
    method: method as 'GET',
    url: `/api${path.replace(/:\w+/, 'x')}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
}

async function logIn(): Promise<string> {
  const answer = await ask('POST /login', { email: admin.email, password: admin.password });
  return answer.json().token;
}

describe('the spec-only server', () => {
  it.each(calls.filter(({ isExtension }) => !isExtension))('has $key', async ({ key }) => {
    expect((await ask(key)).body).not.toContain('Route');
  });

  it.each(calls.filter(({ isExtension }) => isExtension))('lacks $key', async ({ key }) => {
    const answer = await ask(key);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('Route');
  });

  it.each(Object.entries(requestBodies))('knows every field that %s may have', (_, schema) => {
    const objects = JSON.stringify(schema).match(/"type":"object"[^{]*/g) ?? [];
    expect(objects.length).toBeGreaterThan(0);
    for (const each of objects) expect(each).toContain('"additionalProperties":false');
  });

  it('accepts mostPopular in no product, and a role from nobody', async () => {
    const product = {
      name: 'Tee',
      description: '',
      price: 1,
      category: 'men',
      newCollection: true,
    };
    const body = { ...product, images: [], sizes: [] };
    const token = await logIn();
    expect(
      (await ask('POST /addproduct', { ...body, mostPopular: true }, token)).json(),
    ).toMatchObject({ message: expect.stringContaining('additional properties') });
    expect((await ask('POST /addproduct', body)).statusCode).toBe(401);
    expect((await ask('POST /addproduct', body, token)).statusCode).toBe(200);
  });
});
