import { extname } from 'node:path';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { patterns } from '../../contract/limits.ts';
import type { Config } from '../config.ts';
import { StartError } from '../errors.ts';
import { isOutage } from '../lib/outage.ts';
import { type OpenedPictures, pictureContentTypes } from './pictureStorage.ts';
import type { PictureUrls } from './pictureUrls.ts';

const nameIsSafe = new RegExp(patterns.imageName);

const daySeconds = 86_400;

/** Milliseconds, of each of two attempts. */
const timeouts = { connectionTimeout: 2000, requestTimeout: 8000, throwOnRequestTimeout: true };

type S3Settings = Pick<Config, 'S3_ENDPOINT' | 'S3_REGION'> & { S3_BUCKET: string };

/**
 * Pictures in a bucket, from which browsers load them by URLs signed once a day; this server sends
 * their renditions. Credentials come from the usual settings of AWS, such as AWS_ACCESS_KEY_ID.
 * @throws StartError when the bucket cannot be used; one that is only unavailable is a `problem`
 */
export async function openS3Storage(
  settings: S3Settings,
  urls: Pick<PictureUrls, 'signRenditions'>,
  now: () => Date,
): Promise<OpenedPictures> {
  const Bucket = settings.S3_BUCKET;
  const client = new S3Client({
    region: settings.S3_REGION,
    // Other stores know neither buckets as host names nor the newer checksums.
    ...(settings.S3_ENDPOINT && { endpoint: settings.S3_ENDPOINT, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: timeouts,
  });
  let problem: string | undefined;
  await client.send(new HeadBucketCommand({ Bucket })).catch((error: unknown) => {
    problem = `S3_BUCKET ${Bucket} cannot be used: ${reasonOf(error, settings)}.`;
    if (isOutage(error)) return;
    client.destroy();
    throw new StartError(problem);
  });
  const signOnceADay = createDailySigner(now, (Key, signingDate) =>
    getSignedUrl(client, new GetObjectCommand({ Bucket, Key }), {
      signingDate,
      expiresIn: 2 * daySeconds,
    }),
  );

  return {
    problem,
    async put(Key, Body) {
      if (!nameIsSafe.test(Key)) throw new Error(`Not a picture's name: ${Key}`);
      const ContentType = pictureContentTypes[extname(Key)] ?? 'application/octet-stream';
      const CacheControl = `public, max-age=${daySeconds}, immutable`;
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType, CacheControl }));
    },
    async exists(Key) {
      if (!nameIsSafe.test(Key)) return false;
      const found = await orMissing(client.send(new HeadObjectCommand({ Bucket, Key })));
      return found !== undefined;
    },
    async open(Key) {
      if (!nameIsSafe.test(Key)) return undefined;
      const found = await orMissing(client.send(new GetObjectCommand({ Bucket, Key })));
      if (!(found?.Body instanceof Readable)) return undefined;
      const version = found.ETag?.replaceAll('"', '') ?? '';
      return { stream: found.Body, size: found.ContentLength ?? 0, version };
    },
    async remove(Key) {
      if (nameIsSafe.test(Key)) await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    signedUrl: signOnceADay,
    renditionsUrl: urls.signRenditions,
    close: async () => client.destroy(),
  };
}

/**
 * Signs URLs as of the last midnight (UTC), so that they stay the same for a day. Each is made
 * once, because a list of products has hundreds.
 */
function createDailySigner(
  now: () => Date,
  sign: (name: string, signingDate: Date) => Promise<string>,
): (name: string) => Promise<string> {
  let day = Number.NaN;
  const signed = new Map<string, Promise<string>>();
  return (name) => {
    const today = Math.floor(now().getTime() / 1000 / daySeconds) * daySeconds * 1000;
    if (today !== day) signed.clear();
    day = today;
    const known = signed.get(name);
    if (known) return known;
    const made = sign(name, new Date(today));
    signed.set(name, made);
    made.catch(() => signed.delete(name));
    return made;
  };
}

async function orMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof NoSuchKey || error instanceof NotFound) return undefined;
    throw error;
  }
}

/** Fields of the SDK's errors. */
type Refused = Error & {
  $metadata?: { httpStatusCode?: number };
  $response?: { headers?: Record<string, string> };
};

function reasonOf(error: unknown, { S3_REGION }: S3Settings): string {
  if (!(error instanceof Error)) return String(error);
  // The response to HEAD has no body.
  const { $metadata, $response, message }: Refused = error;
  const region = $response?.headers?.['x-amz-bucket-region'];
  if (region && region !== S3_REGION) {
    return `it is in another region: set S3_REGION to ${region} (it is ${S3_REGION})`;
  }
  const status = $metadata?.httpStatusCode;
  if (status === 404) return 'there is no such bucket';
  if (status === 403) return 'the credentials may not use it';
  if (status === 301 || status === 400) {
    return `the store answers ${status}: set S3_REGION to the bucket’s region (it is ${S3_REGION}), and check S3_ENDPOINT`;
  }
  return message.replace(/\.$/, '');
}
