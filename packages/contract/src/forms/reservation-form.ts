import * as z from 'zod/mini';
import { REMARK_MAX_LENGTH, RESERVATION_MAX_MACHINES } from '../constants';
import { personName, phone } from '../entities/account-fields';
import { calendarDay } from '../entities/time';

/** Longest rental somebody can ask for, months. */
const longestMonths = 60;
const text = z.string().check(z.trim(), z.maxLength(REMARK_MAX_LENGTH, `最多${REMARK_MAX_LENGTH}个字`));

/** 预约裸金属 (screens B2). */
export const reservationForm = z.object({
  contact_name: personName,
  phone,
  num: z
    .int('请输入数量')
    .check(
      z.minimum(1, `数量需为1-${RESERVATION_MAX_MACHINES}`),
      z.maximum(RESERVATION_MAX_MACHINES, `数量需为1-${RESERVATION_MAX_MACHINES}`),
    ),
  rent_months: z
    .int('请输入租用时长')
    .check(z.minimum(1, `时长需为1-${longestMonths}个月`), z.maximum(longestMonths, `时长需为1-${longestMonths}个月`)),
  begin_date: calendarDay,
  purpose: text,
  remark: text,
});
export type ReservationForm = z.input<typeof reservationForm>;
