import { DescriptionList } from '@compute-market/components/description-list';
import { Field } from '@compute-market/components/field';
import { Money } from '@compute-market/components/money';
import { TextField } from '@compute-market/components/text-field';
import { INVOICE_MAILS_PER_HOUR } from '@compute-market/contract/constants';
import type { InvoiceRecord } from '@compute-market/contract/entities/invoice';
import type { InvoiceMailForm } from '@compute-market/contract/forms/invoice-forms';
import { fenFromYuan } from '@compute-market/contract/rules/money';
import { FormDialog, formFields, type DialogControl, type DialogForm } from '../../form-dialog';
import { messages } from './messages';

const words = messages.resend;

export interface ResendDialogProps extends DialogControl, DialogForm<InvoiceMailForm> {
  record: InvoiceRecord;
}

/** 重发邮箱: which invoice, and to whom; its own address stands there already (screens B19). */
export function ResendDialog({ record, ...dialog }: ResendDialogProps) {
  const { errorOf, input } = formFields(dialog.form);
  return (
    <FormDialog {...dialog} title={words.title} submitLabel={words.submit}>
      <DescriptionList
        dense
        layout="rows"
        termWidth={88}
        items={[
          { key: 'number', term: words.terms.number, detail: record.RecordNo },
          { key: 'title', term: words.terms.title, detail: record.Title },
          { key: 'amount', term: words.terms.amount, detail: <Money fen={fenFromYuan(record.Amount)} /> },
        ]}
      />
      <Field label={words.email} required hint={words.hint(INVOICE_MAILS_PER_HOUR)} error={errorOf('email')}>
        <TextField type="email" autoComplete="email" {...input('email')} />
      </Field>
    </FormDialog>
  );
}
