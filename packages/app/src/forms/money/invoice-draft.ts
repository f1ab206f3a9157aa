import type { InvoiceConditions, InvoiceTitle } from '@compute-market/contract/entities/invoice';
import { INVOICE_TYPE } from '@compute-market/contract/enumerations';
import type { InvoiceRequestForm } from '@compute-market/contract/forms/invoice-forms';
import { routes } from '@compute-market/contract/routes';
import * as z from 'zod/mini';
import { keptDraft } from '../../drafts/kept-draft';

const draft = keptDraft(
  'invoiceRequest',
  z.object({
    invoice_id: z.string(),
    invoice_type: z.enum(INVOICE_TYPE),
    content: z.string(),
    amount: z.string(),
    email: z.string(),
    remark: z.string(),
  }),
);
const address = routes.invoice.path;

interface Offered {
  readonly conditions: Pick<InvoiceConditions, 'CanSpecial' | 'Contents'>;
  readonly titles: readonly Pick<InvoiceTitle, 'Id'>[];
  /** What the form begins with where nothing is kept. */
  readonly blank: InvoiceRequestForm;
  /** The sum follows from chosen top-ups and is not kept with them. */
  readonly fixedAmount: boolean;
}

/** The request for an invoice that its owner had not sent (screens A5). */
export const invoiceDraft = {
  save: (owner: string, values: InvoiceRequestForm) => draft.save(owner, address, values),
  clear: (owner: string) => draft.clear(owner, address),
  /** What was kept, as far as it can still be asked for; null when nothing was, or nothing of it differs from a new request. */
  read(owner: string, { conditions, titles, blank, fixedAmount }: Offered): InvoiceRequestForm | null {
    const kept = draft.read(owner, address);
    if (kept === null) return null;
    const restored = {
      ...kept,
      invoice_id: titles.some(({ Id }) => String(Id) === kept.invoice_id) ? kept.invoice_id : blank.invoice_id,
      invoice_type: conditions.CanSpecial ? kept.invoice_type : blank.invoice_type,
      content: conditions.Contents.some(({ Key }) => Key === kept.content) ? kept.content : blank.content,
      amount: fixedAmount ? blank.amount : kept.amount,
    };
    const names = Object.keys(blank) as (keyof InvoiceRequestForm)[];
    return names.every((name) => restored[name] === blank[name]) ? null : restored;
  },
};
