import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '../../contract/calls/row.ts';
import type { EndpointKey } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { accessOf } from '../../contract/rules/calls.ts';
import { Failure } from '../../contract/schemas/common.ts';
import { onBothDatabases } from '../server/support/bothDatabases.ts';
import { amount } from './support/amount.ts';
import { type InputShop, openInputShop } from './support/inputShop.ts';
import { type AnyRequest, anyRequest, fittingRequest } from './support/requests.ts';

/** Inputs for each call; another seed generates others. */
const inputs = amount('INPUTS', 8, 500);
const seed = Number(process.env.SEED ?? 20261122);

/**
 * Maximum time of an invalid input, relative to a valid one, and the time below which it is
 * ignored.
 */
const mostTimes = 10;
const leastMs = 100;

const calls = Object.entries<Endpoint>(endpoints).map(([key, endpoint]) => ({
  key: key as EndpointKey,
  endpoint,
}));
const isFailure = Compile(Failure);

onBothDatabases('any input', (database) => {
  let shop: InputShop;
  beforeAll(async () => {
    shop = await openInputShop(database());
  });
  afterAll(() => shop.close());

  it.each(calls)(
    `gets a reply of $key that matches the contract, ${inputs} times`,
    async ({ key, endpoint }) => {
      await shop.refill();
      const isReply = Compile(endpoint.reply);
      const known = await shop.known();
      const send = async (request: AnyRequest) => {
        const start = performance.now();
        const { statusCode, body } = await shop.send(accessOf(key), request);
        return { statusCode, body, milliseconds: performance.now() - start };
      };
      // Compare with the slowest valid input: some inputs are refused early.
      const controls: { request: AnyRequest; milliseconds: number }[] = [];
      for (const request of fc.sample(fittingRequest(key, endpoint, known), { numRuns: 8, seed })) {
        controls.push({ request, milliseconds: (await send(request)).milliseconds });
      }
      const [control] = controls.sort((a, b) => b.milliseconds - a.milliseconds);
      const tooLong = mostTimes * Math.max(control?.milliseconds ?? 0, leastMs / mostTimes);
      /** Returns the error in the reply, if any. */
      const faultOf = async (request: AnyRequest): Promise<string | undefined> => {
        const { statusCode, body, milliseconds } = await send(request);
        const isFile = statusCode === 200 && endpoint.pdf;
        const answered = isFile ? body : JSON.parse(body);
        const fits = (statusCode === 200 ? isReply : isFailure).Check(answered);
        if (statusCode >= 500 || !fits) return `${statusCode} ${body.slice(0, 300)}`;
        if (milliseconds < tooLong || !control) return undefined;
        // Measured next to the control, since a busy machine is sometimes slow.
        const usual: number[] = [];
        const took: number[] = [];
        for (let run = 0; run < 5; run++) {
          usual.push((await send(control.request)).milliseconds);
          took.push((await send(request)).milliseconds);
        }
        const most = mostTimes * Math.max(Math.min(...usual), leastMs / mostTimes);
        return Math.min(...took) > most ? `${took} ms, the control ${usual} ms` : undefined;
      };
      const property = fc.asyncProperty(anyRequest(key, endpoint, known), async (request) => {
        const fault = await faultOf(request);
        if (fault) throw new Error(`${fault}\nto ${JSON.stringify(request).slice(0, 1000)}`);
      });
      const { errorInstance } = await fc.check(property, {
        numRuns: inputs,
        seed,
        endOnFailure: true,
      });
      expect(errorInstance).toBeNull();
    },
    // Calls that hash a password take some milliseconds each.
    600_000,
  );
});
