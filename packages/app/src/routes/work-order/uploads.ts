import type { Upload, UploadedFile } from '@compute-market/components/file-drop';
import type { ImageUpload } from '@compute-market/components/markdown-editor';
import {
  deleteWorkOrderAttachment,
  uploadWorkOrderAttachment,
  uploadWorkOrderImage,
} from '@compute-market/contract/calls/work-order';
import { errorKeyOf, type ErrorKey } from '@compute-market/contract/errors';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { upload } from '../../api/upload';

/** A picture in the text. The editor counts from 0 to 1. */
export const uploadImage: ImageUpload = (file, { signal, onProgress }) =>
  upload(uploadWorkOrderImage, { file }, { signal, onProgress: (percent) => onProgress(percent / 100) });

/** A file beside the text. */
export const uploadFile: Upload = async (file, options) => {
  const { id, name, size, url } = await upload(uploadWorkOrderAttachment, { file }, options);
  return { id: String(id), name, size, url };
};

/** The file is out of reach of what is being written: it is not there any more, or went with a text whose answer was lost. */
const gone: readonly (ErrorKey | undefined)[] = ['NOT_FOUND', 'CONFLICT'];

/** Takes a file back that was not sent yet. One that is gone is as good as taken back. */
export async function deleteFile({ id }: UploadedFile): Promise<void> {
  try {
    await api.call(deleteWorkOrderAttachment, { id: Number(id) });
  } catch (error) {
    if (!(error instanceof ApiError) || !gone.includes(errorKeyOf(error.status))) throw error;
  }
}

/** The server's own sentence for a file that it refused. */
export const describeFailure = (reason: unknown): string | undefined =>
  reason instanceof ApiError ? reason.reason : undefined;
