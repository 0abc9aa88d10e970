import { createCipheriv } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Customer } from './customer.ts';

/** A picture with so much detail that truncation loses some; deterministic. */
export function noise(width: number, height: number) {
  const cipher = createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16));
  const data = cipher.update(Buffer.alloc(width * height * 3));
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** A picture with a red left half and a blue right half. */
export function redAndBlue(width: number, height: number) {
  const half = { width: Math.round(width / 2), height, channels: 3, background: 'red' } as const;
  return sharp({ create: { ...half, width, background: 'blue' } }).composite([
    { input: { create: half }, gravity: 'west' },
  ]);
}

/** A valid PNG with one bit per pixel: 16,000 × 16,000 pixels are 140 KB. */
export function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** PNG chunk: its four-letter type and its data. */
export function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

/** The JPEG with a comment before its pixels. */
export function withComment(jpeg: Buffer, comment: string): Buffer {
  const text = Buffer.from(comment, 'latin1');
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, text, jpeg.subarray(2)]);
}

/** Files as a browser's form sends them: name, bytes, and the field if it differs. */
export type FormFile = [name: string, bytes: Uint8Array | string, field?: string];

export function upload(sender: Customer, ...files: FormFile[]) {
  return uploadTo('POST /s3/upload', sender, ...files);
}

export async function uploadTo(
  call: Parameters<Customer['call']>[0],
  sender: Customer,
  ...files: FormFile[]
) {
  const form = new FormData();
  for (const [name, bytes, field = 'images'] of files) {
    form.append(field, new File([new Uint8Array(Buffer.from(bytes))], name));
  }
  return sendForm(sender, form, call);
}

export async function sendForm(
  sender: Customer,
  form: FormData,
  call: Parameters<Customer['call']>[0] = 'POST /s3/upload',
) {
  const request = new Request('http://shop.test', { method: 'POST', body: form });
  const body = Buffer.from(await request.arrayBuffer());
  const type = request.headers.get('content-type') ?? '';
  return sender.call(call, body, { 'content-type': type });
}
