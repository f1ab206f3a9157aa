import type { Implementation } from '../../http/handler';
import type { JobKind } from '../../jobs/job';
import { apply } from './apply';
import { conditions } from './conditions';
import { mailInvoice, resend } from './mail';
import { listChanges, listRecords } from './records';
import { titleCalls } from './titles';
import { withdraw } from './withdraw';

/** Invoices for what was topped up (screens B19). */
export const implementations: Implementation[] = [
  ...titleCalls,
  conditions,
  apply,
  listRecords,
  listChanges,
  resend,
  withdraw,
];

export const jobKinds: JobKind[] = [mailInvoice];
