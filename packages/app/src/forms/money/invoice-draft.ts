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
/** A request for chosen top-ups is another than one for a sum: neither takes the place of the other. */
const addressOf = (fixedAmount: boolean) => `${routes.invoice.path}${fixedAmount ? '#topUps' : ''}`;

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
  save: (owner: string, values: InvoiceRequestForm, fixedAmount: boolean) =>
    draft.save(owner, addressOf(fixedAmount), values),
  clear: (owner: string, fixedAmount: boolean) => draft.clear(owner, addressOf(fixedAmount)),
  /** What was kept, as far as it can still be asked for; null when nothing was, or nothing of it differs from a new request. */
  read(owner: string, { conditions, titles, blank, fixedAmount }: Offered): InvoiceRequestForm | null {
    const kept = draft.read(owner, addressOf(fixedAmount));
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
