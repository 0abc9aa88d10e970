import { describe, expect, it } from 'vitest';
import type { EndpointKey } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { accessOf } from '../../contract/rules/calls.ts';
import { isAnswerKept } from '../../src/data/keptAnswers.ts';

/** Public calls with replies for one visitor or one moment. */
const momentary: EndpointKey[] = [
  'GET /s3/getimage/:imageName',
  'GET /discountcode/:code',
  'GET /health',
  'GET /ready',
];

const readsOfNobody = (Object.keys(endpoints) as EndpointKey[]).filter(
  (key) => key.startsWith('GET ') && accessOf(key) === 'public' && !momentary.includes(key),
);

describe('replies that are shown offline', () => {
  it.each(Object.keys(endpoints) as EndpointKey[])('contains no customer data: %s', (key) => {
    const [method, path] = key.split(' ') as ['GET' | 'POST' | 'DELETE', string];
    const url = `/api${path.replace(/:\w+/g, '0192')}`;
    const isOfNobody = readsOfNobody.includes(key) || key === 'POST /getcartunaut';
    expect(method !== 'DELETE' && isAnswerKept(method, url)).toBe(isOfNobody);
  });
});
