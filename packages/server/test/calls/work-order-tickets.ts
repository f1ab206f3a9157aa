import {
  createWorkOrder,
  getWorkOrder,
  updateWorkOrder,
  uploadWorkOrderAttachment,
} from '@compute-market/contract/calls/work-order';
import type { RequestOf } from '@compute-market/contract/define-call';
import { answerOrder } from '../../src/domain/work-order/staff';
import { upload, type TestServer } from '../setup';
import type { Customer } from './instance-customers';

/** A ticket about nothing that is rented. */
export const ticket: RequestOf<typeof createWorkOrder> = {
  category_id: 3,
  sub_category_id: 32,
  title: 'GPU 掉卡，只剩 2 张',
  content: '从 13:09 开始报错。',
  resource_type: 'none',
  phone: '13800138000',
};

/** What tests of tickets do again and again, as this customer and as the engineer who answers. */
export function ticketsOn(server: TestServer, who: () => Customer) {
  const send = (fields: Partial<typeof ticket> = {}, token = who().token) =>
    server.call(createWorkOrder, { ...ticket, ...fields }, { token });
  const opened = async (fields: Partial<typeof ticket> = {}) => (await send(fields)).data.id;
  const read = async (id: number, token = who().token) =>
    (await server.call(getWorkOrder, { id }, { token })).data.order;
  const act = (
    id: number,
    action: 'revoke' | 'comment' | 'close' | 'reopen' | 'rate',
    more: { content?: string; rate?: number; attachment_ids?: number[] } = {},
  ) => server.call(updateWorkOrder, { id, action, ...more }, { token: who().token });
  const answer = (id: number, solves = false) =>
    server.database.transaction((tx) =>
      answerOrder(tx, id, { engineer: '周工', content: '请选择方案 1 或 2。', solves }, server.clock.now()),
    );
  const attach = (name = 'train.log', bytes: Uint8Array = Buffer.from('line'), fields: Record<string, string> = {}) =>
    upload(server, uploadWorkOrderAttachment, { name, bytes }, { token: who().token, fields });
  return { send, opened, read, act, answer, attach };
}
