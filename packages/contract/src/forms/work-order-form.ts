import * as z from 'zod/mini';
import { REMARK_MAX_LENGTH, WORK_ORDER_CONTENT_MAX_LENGTH, WORK_ORDER_TITLE_LENGTH } from '../constants';
import { personName, phone } from '../entities/account-fields';

const { min, max } = WORK_ORDER_TITLE_LENGTH;

/** 提交工单: what the customer fills in. Files and people who were added are kept beside it (screens B22). */
export const workOrderForm = z.object({
  /** Name of an instance or number of an order; empty for none. */
  resource_id: z.string(),
  title: z
    .string()
    .check(z.trim(), z.minLength(min, `标题需为${min}-${max}个字`), z.maxLength(max, `标题需为${min}-${max}个字`)),
  content: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, '请描述问题'),
      z.maxLength(WORK_ORDER_CONTENT_MAX_LENGTH, `描述最多${WORK_ORDER_CONTENT_MAX_LENGTH}个字`),
    ),
  urgency: z.enum(['0', '1']),
  phone,
  contact_time: z.string().check(z.maxLength(100, '允许联系时间过长')),
  /** How the next person to tell is reached. */
  notify_type: z.enum(['sms', 'email']),
  /** Typed and not added yet: a ticket does not go without somebody who was meant. */
  notify_target: z.string().check(z.refine((target) => target.trim() === '', '请先点「添加」，或清空后再提交')),
  agreed: z.boolean().check(z.refine((agreed) => agreed, '请先阅读并同意工单服务协议')),
});
export type WorkOrderForm = z.input<typeof workOrderForm>;

/** 成为合作伙伴: what becomes a ticket (screens C). */
export const partnerForm = z.object({
  name: personName,
  phone,
  /** Models and how many of each. */
  machines: z.string().check(z.trim(), z.minLength(2, '请填写显卡型号与数量'), z.maxLength(200, '最多200个字')),
  room: z.string().check(z.trim(), z.minLength(2, '请填写机房所在地'), z.maxLength(100, '最多100个字')),
  remark: z.string().check(z.trim(), z.maxLength(REMARK_MAX_LENGTH, `最多${REMARK_MAX_LENGTH}个字`)),
});
export type PartnerForm = z.input<typeof partnerForm>;
