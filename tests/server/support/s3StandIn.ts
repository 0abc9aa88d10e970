import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export const s3Key = 'AKIAOFTHETESTS';

type Stored = { bytes: Buffer; type: string | undefined };

/** The S3 calls that the shop makes, for one bucket, with strict authentication. */
export async function startS3(bucket: string) {
  const objects = new Map<string, Stored>();
  const calls: string[] = [];
  const control: { failing: number; region?: { name: string; status: number } | undefined } = {
    failing: 0,
  };

  const server = createServer(async (request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3.test');
    const [, asked, ...rest] = decodeURIComponent(pathname).split('/');
    const key = rest.join('/');
    const bytes = await buffer(request);
    calls.push(`${request.method} ${pathname}`);
    const refuse = (status: number, code: string) =>
      reply
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(request.method === 'HEAD' ? '' : `<Error><Code>${code}</Code></Error>`);

    const signer = request.headers.authorization ?? searchParams.get('X-Amz-Credential') ?? '';
    const signature = request.headers.authorization ?? searchParams.get('X-Amz-Signature') ?? '';
    if (!signer.includes(`${s3Key}/`) || !/[0-9a-f]{64}$/.test(signature)) {
      return refuse(403, 'AccessDenied');
    }
    if (control.region) {
      const { name, status } = control.region;
      return reply.writeHead(status, name ? { 'x-amz-bucket-region': name } : {}).end();
    }
    if (control.failing > 0) {
      control.failing--;
      return refuse(400, 'Broken');
    }
    if (asked !== bucket) return refuse(404, 'NoSuchBucket');
    if (key === '') return reply.writeHead(200).end();
    if (request.method === 'PUT') {
      objects.set(key, { bytes, type: request.headers['content-type'] });
      return reply.writeHead(200, { etag: '"put"' }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return reply.writeHead(204).end();
    }
    const found = objects.get(key);
    if (!found) return refuse(404, 'NoSuchKey');
    return reply
      .writeHead(200, {
        'content-type': found.type,
        'content-length': found.bytes.length,
        etag: `"${found.bytes.length}-of-${key}"`,
      })
      .end(request.method === 'HEAD' ? undefined : found.bytes);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    calls,
    control,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}
