import type { Implementation } from '../../http/handler';
import type { JobKind } from '../../jobs/job';
import { ageOrders } from './age';
import { deleteAttachment, uploadAttachment } from './attachments';
import { addNotification, deleteNotification, tell } from './notifications';
import { listCategories, listDocuments } from './questions';
import { listOrders, readOrder, unreadFlag } from './read';
import { uploadImage } from './upload-image';
import { commentOnOrder, createOrder, updateOrder } from './write';

export const implementations: Implementation[] = [
  listCategories,
  listDocuments,
  unreadFlag,
  listOrders,
  readOrder,
  createOrder,
  updateOrder,
  commentOnOrder,
  uploadImage,
  uploadAttachment,
  deleteAttachment,
  addNotification,
  deleteNotification,
];

export const jobKinds: JobKind[] = [tell, ageOrders];
