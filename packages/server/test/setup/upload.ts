import type { CallDefinition, ResponseOf } from '@compute-market/contract/define-call';
import { TRANSPORT_BASE } from '@compute-market/contract/envelope';
import type { TestServer } from './server';

export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** What the browser says it is. */
  readonly type?: string;
}

export interface UploadOptions {
  readonly token?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** Sends one file as a browser does, and answers the body and the HTTP status. */
export async function upload<Call extends CallDefinition>(
  server: TestServer,
  call: Call,
  file: SentFile,
  { token, fields = {} }: UploadOptions = {},
) {
  const boundary = '----the-boundary';
  const head = Object.entries(fields)
    .map(([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('');
  const fileHead = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: ${file.type ?? 'application/octet-stream'}\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head + fileHead), file.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    ...(token === undefined ? {} : { authorization: token }),
  };
  const answer = await server.app.inject({
    method: 'POST',
    url: TRANSPORT_BASE[call.transport] + call.path,
    headers,
    payload,
  });
  const body = answer.json<{ code?: number; status?: number; reason: string; data: ResponseOf<Call> }>();
  // The main API calls `status` what the other one calls `code`.
  return { http: answer.statusCode, ...body, code: body.code ?? body.status ?? -1 };
}
