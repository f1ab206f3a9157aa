import { proxy } from 'valtio';

/** Whether a ticket has an answer that was not read (product §2). */
export const workOrder = proxy({ unread: false });

export const storeUnread = (unread: boolean) => void (workOrder.unread = unread);
export const resetWorkOrder = () => storeUnread(false);
