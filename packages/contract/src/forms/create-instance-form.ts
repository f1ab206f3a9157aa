import * as z from 'zod/mini';
import { RENTAL_QUANTITY_MAX } from '../constants';
import { BILLING, CONTAINER_TYPE, DUE_MODE, PAY_FIRST } from '../enumerations';
import { note } from '../entities/account-fields';
import { containerEnvironment, containerImageReference, startCommand } from '../entities/container-image';
import { periodFitsUnit, rentalPeriod } from '../entities/rental-period';
import { CONTAINER_IMAGE_KEY } from '../rules/container-image';

const chosen = (message: string) => z.string(message).check(z.minLength(1, message));

const containerFields = z.object({
  container_image: containerImageReference,
  start_command: startCommand,
  environment: containerEnvironment,
});

/** What of an image of a registry is wrong; of no matter while another image is chosen, where nobody sees it. */
function containerFits(context: z.core.ParsePayload<ContainerFields>): void {
  const { value, issues } = context;
  if (value.image_name !== CONTAINER_IMAGE_KEY) return;
  for (const issue of containerFields.safeParse(value).error?.issues ?? [])
    issues.push({ code: 'custom', message: issue.message, path: issue.path, input: value });
}

type ContainerFields = z.input<typeof containerFields> & { readonly image_name: string };

/** 创建实例. What a machine needs is chosen; disk and bandwidth start from the free part (screens B5). */
export const createInstanceForm = z
  .object({
    container_type: z.enum(CONTAINER_TYPE),
    ...rentalPeriod,
    /** By usage it is one hour at a time, without coupon (decisions 144). */
    billing: z.enum(BILLING),
    gpu_type: chosen('请选择显卡'),
    gpu_num: z.int('请选择卡数').check(z.minimum(1, '请选择卡数')),
    district: chosen('请选择机房'),
    /** The host it shall stand on; empty for any (decisions 129). */
    host_name: z.string(),
    spec_name: chosen('请选择规格'),
    image_name: chosen('请选择镜像'),
    /** Of an image of a registry alone: its reference, what it starts, and its environment (decisions 147). */
    container_image: z.string(),
    start_command: z.string(),
    environment: z.array(z.object({ name: z.string(), value: z.string() })),
    /** GB above the free part, by the step of the catalogue (decisions 138). */
    add_disk_size: z.int('请输入数据盘大小').check(z.nonnegative('数据盘大小不能为负数')),
    /** Mbps in all. */
    bandwidth: z.int('请输入带宽').check(z.nonnegative('带宽不能为负数')),
    due_mode: z.enum(DUE_MODE, '请选择到期处理方式'),
    /** Equal machines of one order. */
    quantity: z
      .int('请输入数量')
      .check(z.minimum(1, '数量至少为 1 台'), z.maximum(RENTAL_QUANTITY_MAX, `一次最多租用 ${RENTAL_QUANTITY_MAX} 台`)),
    note,
    /** The project that it goes into; empty for none (decisions 135). */
    project: z.string(),
    autorenew_on: z.boolean(),
    /** Fingerprints of the account's keys that are left out: a key that is added is put in (decisions 80). */
    without_keys: z.array(z.string()),
    pay_type_first: z.enum(PAY_FIRST),
    coupon_id: z.nullable(z.int()),
  })
  .check(periodFitsUnit, containerFits);
export type CreateInstanceForm = z.input<typeof createInstanceForm>;
