import * as z from 'zod/mini';
import { defineCall } from '../define-call';
import { instanceName } from '../entities/instance';
import { ownImage, ownImageKey, ownImageName, ownImageNote, ownImages } from '../entities/own-image';

/** Extension (decisions 130): the images that the account made itself, the newest first; a sub-account's are those it made. */
export const getOwnImages = defineCall({
  name: 'getOwnImages',
  path: '/image/get_own_images',
  summary: '我的镜像列表',
  idempotent: true,
  extension: true,
  request: z.strictObject({}),
  response: ownImages,
});

/** Extension (decisions 130): makes an image of the system disk. The same name of the same instance again while it is being made changes nothing. */
export const createOwnImage = defineCall({
  name: 'createOwnImage',
  path: '/image/create_own_image',
  summary: '保存为镜像',
  extension: true,
  request: z.strictObject({ instance_name: instanceName, name: ownImageName, note: z.optional(ownImageNote) }),
  response: ownImage,
});

/** Extension (decisions 130): deletes an image; one that is gone changes nothing. */
export const deleteOwnImage = defineCall({
  name: 'deleteOwnImage',
  path: '/image/delete_own_image',
  summary: '删除我的镜像',
  extension: true,
  request: z.strictObject({ image_key: ownImageKey }),
  response: ownImages,
});
