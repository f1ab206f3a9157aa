import { uploadWorkOrderImage } from '@compute-market/contract/calls/work-order';
import { implement } from '../../http/handler';
import { fileLink, fileLinkKey } from '../../storage/file-link';
import { keepFile } from '../../storage/stored-file';

/** A picture for the text of a ticket. Its address works for a day at least; the text keeps the picture's name only (text.ts). */
export const uploadImage = implement(uploadWorkOrderImage, async ({ file }, context) => {
  const kept = await keepFile(context, file, 'work-order-image');
  const key = await context.transaction(fileLinkKey);
  return { url: fileLink(key, kept, context.services.clock.now()), name: kept.originalName, size: kept.size };
});
