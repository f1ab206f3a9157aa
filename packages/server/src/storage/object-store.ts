import { AwsClient } from 'aws4fetch';
import type { ObjectStorage } from '../config';
import { inSpan } from '../platform/tracing';
import { requireFileName, type FileStore } from './file-store';

const timeoutMs = 20_000;

/** Files in a bucket of an S3-compatible store. The bucket stays private: customers read through this server. */
export function createObjectStore({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
}: ObjectStorage): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const ask = async (name: string, request: RequestInit): Promise<Response> => {
    requireFileName(name);
    const address = `${endpoint.replace(/\/$/, '')}/${bucket}/${name}`;
    return inSpan({ name: `object store ${request.method ?? 'GET'}`, kind: 'client' }, async ({ tell }) => {
      const answer = await client.fetch(address, { ...request, signal: AbortSignal.timeout(timeoutMs) });
      tell({ 'http.response.status_code': answer.status });
      return answer;
    });
  };
  const check = (answer: Response, doing: string): void => {
    if (!answer.ok) throw new Error(`object storage answered ${answer.status} to ${doing}`);
  };
  return {
    async put(name, bytes, mediaType) {
      check(
        await ask(name, { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': mediaType } }),
        'put',
      );
    },
    async read(name) {
      const answer = await ask(name, { method: 'GET' });
      if (answer.status === 404) return null;
      check(answer, 'read');
      return new Uint8Array(await answer.arrayBuffer());
    },
    async remove(name) {
      const answer = await ask(name, { method: 'DELETE' });
      if (answer.status !== 404) check(answer, 'remove');
    },
  };
}
