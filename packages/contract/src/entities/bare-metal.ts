import * as z from 'zod/mini';
import { BARE_METAL_STATUS, INSTANCE_STATUS, RESERVATION_STATUS } from '../enumerations';
import { machineSize, nonNegativeMoney, quantity } from './money';
import { calendarDay, timestamp } from './time';

/** A bare-metal model on show. `Memory` GB, `MonthPrice` yuan. */
export const bareMetalModel = z.object({
  Id: z.int(),
  Name: z.string(),
  Cpu: z.string(),
  CpuNum: machineSize,
  Memory: machineSize,
  Gpu_type: z.string(),
  Gpu_num: z.int(),
  Disk: z.string(),
  Network: z.string(),
  MonthPrice: nonNegativeMoney,
  District: z.string(),
  Status: z.enum(BARE_METAL_STATUS),
  DeliverDays: z.int(),
  Picture: z.string(),
});
export type BareMetalModel = z.infer<typeof bareMetalModel>;

/** A bare-metal machine in the customer's hands. */
export const bareMetalInstance = z.object({
  Id: z.int(),
  Name: z.string(),
  Model: z.string(),
  /** The room it stands in. Ours: absent where it is not known. */
  District: z.optional(z.string()),
  Ip: z.string(),
  LoginUserName: z.string(),
  Cpu: z.string(),
  Memory: machineSize,
  Gpu_type: z.string(),
  Gpu_num: z.int(),
  Disk: z.string(),
  Status: z.enum(INSTANCE_STATUS),
  Ctime: timestamp,
  Due_time: timestamp,
  MonthPrice: nonNegativeMoney,
  Note: z.string(),
  ContractNo: z.string(),
});
export type BareMetalInstance = z.infer<typeof bareMetalInstance>;

/** A reservation of bare-metal machines. `QuotePrice`: yuan a machine and month, null until it is quoted; `InstanceIds` are the delivered machines. */
export const reservation = z.object({
  Id: z.int(),
  ReservationNo: z.string(),
  BareMetalId: z.int(),
  BareMetalName: z.string(),
  Num: quantity,
  ContactName: z.string(),
  Phone: z.string(),
  RentMonths: quantity,
  BeginDate: calendarDay,
  Purpose: z.string(),
  Remark: z.string(),
  Status: z.enum(RESERVATION_STATUS),
  QuotePrice: z.nullable(nonNegativeMoney),
  Reply: z.string(),
  CreateTime: timestamp,
  UpdateTime: timestamp,
  InstanceIds: z.array(z.int()),
});
export type Reservation = z.infer<typeof reservation>;
