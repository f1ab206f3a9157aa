import * as z from 'zod/mini';
import { VERIFICATION_METHOD, VERIFICATION_STATUS, VERIFICATION_TYPE } from '../enumerations';
import { nullableTimestamp, timestamp } from './time';

/** Whether what was checked is right. A back end that takes it and says nothing more has found nothing wrong with it (decisions 40). */
export const found = z.boolean();

/** A request to be verified (product §3); names and numbers are masked. `reason` says why it was refused. */
export const verification = z.object({
  id: z.int(),
  verify_type: z.enum(VERIFICATION_TYPE),
  status: z.enum(VERIFICATION_STATUS),
  method: z.enum(VERIFICATION_METHOD),
  name: z.string(),
  id_number: z.string(),
  company_name: z.string(),
  credit_code: z.string(),
  /** Of the other channel: the kind of paper and what was said to it; otherwise empty. */
  cert_type: z.string(),
  remark: z.string(),
  reason: z.string(),
  create_time: timestamp,
  verify_time: nullableTimestamp,
});
export type Verification = z.infer<typeof verification>;

/** What was read from one side of an identity card; the front has the person, the back the validity (YYYY-MM-DD, or 长期). */
export const identityCard = z.object({
  name: z.string(),
  id_number: z.string(),
  gender: z.string(),
  address: z.string(),
  valid_begin: z.string(),
  valid_end: z.string(),
  quality: z.enum(['ok', 'blur', 'glare', 'cut']),
});
export type IdentityCard = z.infer<typeof identityCard>;

/** What was read from a business licence; `file` names the stored picture. */
export const businessLicense = z.object({
  company_name: z.string(),
  credit_code: z.string(),
  legal_name: z.string(),
  address: z.string(),
  valid_end: z.string(),
  file: z.string(),
});
export type BusinessLicense = z.infer<typeof businessLicense>;
