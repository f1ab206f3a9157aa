import type { Upload, UploadedFile } from '@compute-market/components/file-drop';
import type { ImageUpload } from '@compute-market/components/markdown-editor';
import {
  deleteWorkOrderAttachment,
  uploadWorkOrderAttachment,
  uploadWorkOrderImage,
} from '@compute-market/contract/calls/work-order';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { upload } from '../../api/upload';
import { orGone } from '../../forms/work-order/or-gone';

/** A picture in the text. The editor counts from 0 to 1. */
export const uploadImage: ImageUpload = (file, { signal, onProgress }) =>
  upload(uploadWorkOrderImage, { file }, { signal, onProgress: (percent) => onProgress(percent / 100) });

/** A file beside the text. */
export const uploadFile: Upload = async (file, options) => {
  const { id, name, size, url } = await upload(uploadWorkOrderAttachment, { file }, options);
  return { id: String(id), name, size, url };
};

/** Takes a file back that was not sent yet, unless it is not there any more, or went with a text whose answer was lost. */
export const deleteFile = ({ id }: UploadedFile): Promise<void> =>
  orGone(api.call(deleteWorkOrderAttachment, { id: Number(id) }), ['NOT_FOUND', 'CONFLICT']);

/** The server's own sentence for a file that it refused. */
export const describeFailure = (reason: unknown): string | undefined =>
  reason instanceof ApiError ? reason.reason : undefined;
