import { getResponse } from 'msw';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits, patterns } from '../../contract/limits.ts';
import { admin as mockedAdmin } from '../../stories/mocks/logins.ts';
import type { Customer } from '../server/support/customer.ts';
import { newAdmin } from '../server/support/enrolledAdmin.ts';
import { type Both, openBoth } from './harness.ts';

describe('uploads: mocks and server answer alike', () => {
  let both: Both;
  let admin: Customer;
  let picture: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    both = await openBoth();
    admin = await newAdmin(both.app, mockedAdmin.email);
    const size = { width: 40, height: 50, channels: 3 as const, background: '#8F3B1B' };
    picture = new Uint8Array(await sharp({ create: size }).png().toBuffer());
  });
  afterAll(() => both.close());

  const png = (name = 'shirt.png') => new File([picture], name, { type: 'image/png' });
  const text = new File(['not a picture'], 'notes.txt', { type: 'text/plain' });
  const tooLarge = () =>
    new File([new Uint8Array(limits.picture.bytes + 1)], 'huge.png', { type: 'image/png' });

  it.each<[string, () => File[], number]>([
    ['a picture', () => [png()], 200],
    ['two pictures of the same name', () => [png(), png()], 200],
    ['a picture whose name leads elsewhere', () => [png('../../shirt.png')], 400],
    ['nothing', () => [], 400],
    ['a text among pictures', () => [png(), text], 415],
    ['too large a file', () => [tooLarge()], 413],
    ['too many files', () => Array.from({ length: limits.picture.files + 1 }, () => png()), 413],
  ])('%s', async (_, makeFiles, status) => {
    const files = makeFiles();
    const form = () => {
      const data = new FormData();
      for (const file of files) data.append('images', file);
      return data;
    };
    for (const answer of [await askMocks(both, form()), await askServer(admin, form())]) {
      expect(answer.status).toBe(status);
      const { success, images = [] } = answer.body;
      expect(success).toBe(status === 200);
      expect(images).toHaveLength(status === 200 ? files.length : 0);
      for (const { name, url } of images) {
        expect(name).toMatch(new RegExp(patterns.imageName));
        expect(url).toContain(name);
      }
      expect(new Set(images.map(({ name }) => name)).size).toBe(images.length);
    }
  });
});

type Uploaded = {
  status: number;
  body: { success: boolean; images?: { name: string; url: string }[] };
};

async function askMocks({ handlers }: Both, body: FormData): Promise<Uploaded> {
  const headers = { Authorization: `Bearer token-of-${mockedAdmin.id}` };
  const request = new Request('http://mocks.test/api/s3/upload', { method: 'POST', headers, body });
  const response = await getResponse(handlers, request);
  if (!response) throw new Error('There is no mock of uploads');
  return { status: response.status, body: (await response.json()) as Uploaded['body'] };
}

async function askServer(admin: Customer, form: FormData): Promise<Uploaded> {
  const encoded = new Response(form);
  const answer = await admin.call('POST /s3/upload', Buffer.from(await encoded.arrayBuffer()), {
    'content-type': encoded.headers.get('content-type') ?? '',
  });
  return { status: answer.statusCode, body: answer.json() };
}
