import { createWorkOrder } from '@compute-market/contract/calls/work-order';
import { expect, test } from 'vitest';
import { partnerTicket } from './partner-ticket';

const filled = { name: '林知远', phone: '13800000001', machines: 'RTX 4090 × 64', room: '成都 T3 机房', remark: '' };

test('an application says who, which cards and where, in a form that the call takes', () => {
  const ticket = partnerTicket(filled);
  expect(ticket.content).toBe(
    '联系人：林知远\n\n联系电话：13800000001\n\n显卡型号与数量：RTX 4090 × 64\n\n机房所在地：成都 T3 机房',
  );
  expect(
    createWorkOrder.request.safeParse({
      ...ticket,
      category_id: 7,
      sub_category_id: 71,
      resource_type: 'none',
      phone: filled.phone,
    }).success,
  ).toBe(true);
});

test('what was typed is words, never markup', () => {
  expect(partnerTicket({ ...filled, remark: '# 标题\n<b>[a](javascript:1)</b>' }).content).toContain(
    '说明：\\# 标题\n\n\\<b\\>\\[a\\](javascript:1)\\</b\\>',
  );
});
