import multipart from '@fastify/multipart';
import { ATTACHMENT_MAX_BYTES } from '@compute-market/contract/constants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contentOf } from '../storage/media-type';
import type { Fields } from './bodies';
import { Refusal } from './refusal';

/** One file and a few short fields. A part's head counts towards the whole, hence the little more for the body. */
const limits = {
  files: 1,
  fields: 20,
  fieldSize: 4096,
  fieldNameSize: 64,
  headerPairs: 20,
  parts: 21,
  fileSize: ATTACHMENT_MAX_BYTES,
};
export const largestUpload = ATTACHMENT_MAX_BYTES + 64 * 1024;

const pictureTypes: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

/** Lets a scope read `multipart/form-data`. Nothing is read before `readParts` asks. */
export async function registerMultipart(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, { limits });
}

/** The file with the type that its content has; the browser's word is dropped, so that the contract's check looks at the truth. */
function asFile(bytes: Uint8Array<ArrayBuffer>, name: string): File {
  return new File([bytes], name, { type: pictureTypes[contentOf(bytes) ?? ''] ?? '' });
}

/**
 * The parts of a multipart body as fields. A file's bytes are taken in only after `mayUpload` has agreed to what was read so far, so that a
 * stranger cannot fill the memory; the session therefore comes in a header or before the file.
 */
export async function readParts(
  request: FastifyRequest,
  mayUpload: (fields: Fields) => Promise<void>,
): Promise<Fields> {
  const fields: Fields = Object.create(null) as Fields;
  try {
    for await (const part of request.parts()) {
      if (part.fieldname in fields)
        throw new Refusal('INVALID_BODY', {
          reason: `参数 ${part.fieldname} 重复，请检查后重试`,
          data: { field: part.fieldname },
        });
      if (part.type === 'field') {
        fields[part.fieldname] = part.value;
        continue;
      }
      await mayUpload(fields);
      fields[part.fieldname] = asFile(new Uint8Array(await part.toBuffer()), part.filename);
    }
    return fields;
  } catch (error) {
    // What is left of the body is read away: a caller still sending would otherwise never see the answer.
    request.raw.unpipe();
    request.raw.resume();
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE')
      throw new Refusal('FILE_TOO_LARGE', { reason: '文件不能超过 10 MB，请压缩后重新上传' });
    throw error;
  }
}
