import {
  addInvoiceRecord,
  addInvoiceTitle,
  editInvoiceTitle,
  resendInvoice,
} from '@compute-market/contract/calls/invoice';
import type { InvoiceConditions, InvoiceRecord, InvoiceTitle } from '@compute-market/contract/entities/invoice';
import { INVOICE_TITLE_TYPE, INVOICE_TYPE } from '@compute-market/contract/enumerations';
import { errorKeyOf } from '@compute-market/contract/errors';
import {
  invoiceMailForm,
  invoiceRequestForm,
  invoiceTitleForm,
  type InvoiceRequestForm,
  type InvoiceRequestOrder,
  type InvoiceTitleForm,
} from '@compute-market/contract/forms/invoice-forms';
import { fen, fenFromYuan, formatMoney, isKnown, yuanFromFen, type Fen } from '@compute-market/contract/rules/money';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { draftedIntention } from '../../drafts/drafted-intention';
import { useKeptValues } from '../useKeptValues';
import { invoiceDraft } from './invoice-draft';
import { useLeaveGuard } from '../../leave-guard/useLeaveGuard';
import { namedField, useSubmission } from '../useSubmission';
import { useSentForm } from '../useSentForm';

const blankTitle: InvoiceTitleForm = {
  title: '',
  title_type: INVOICE_TITLE_TYPE.company,
  invoice_type: INVOICE_TYPE.ordinary,
  tax_no: '',
  address: '',
  tel: '',
  bank_name: '',
  bank_account: '',
  email: '',
  is_default: false,
};

const formOf = (title: InvoiceTitle): InvoiceTitleForm => ({
  title: title.Title,
  title_type: title.TitleType,
  invoice_type: title.InvoiceType,
  tax_no: title.TaxNo,
  address: title.Address,
  tel: title.Tel,
  bank_name: title.BankName,
  bank_account: title.BankAccount,
  email: title.Email,
  is_default: title.IsDefault,
});

/** A title that is added, or edited when one is given; `onDone` gets its number. */
export function useInvoiceTitleForm(
  title: InvoiceTitle | null,
  defaults: Partial<InvoiceTitleForm>,
  onDone: (id: number) => Promise<void>,
) {
  return useSentForm({
    schema: invoiceTitleForm,
    defaultValues: title === null ? { ...blankTitle, ...defaults } : formOf(title),
    fields: { NAME_TAKEN: 'title' },
    send: async (values) => {
      const id = title === null ? (await api.call(addInvoiceTitle, values)).Id : title.Id;
      if (title !== null) await api.call(editInvoiceTitle, { id, ...values });
      await onDone(id);
    },
  });
}

/** Top-ups that one invoice is to cover. */
interface Chosen {
  readonly ids: readonly number[];
  readonly fen: Fen;
}

interface Request {
  /** Whose request it is, for what they had not sent. */
  readonly owner: string;
  readonly conditions: InvoiceConditions;
  readonly titles: readonly InvoiceTitle[];
  readonly chosen: Chosen | null;
  readonly onDone: (recordNo: string) => Promise<void>;
  /** What was read before may be wrong: it may have been asked for, less is left than was read, or a title or a top-up of it is gone. */
  readonly onStale: () => Promise<void>;
}

/** A new request: to the default title, for everything that was chosen. */
function blankRequest({
  conditions,
  titles,
  chosen,
}: Pick<Request, 'conditions' | 'titles' | 'chosen'>): InvoiceRequestForm {
  const title = titles.find(({ IsDefault }) => IsDefault);
  return {
    invoice_id: title === undefined ? '' : String(title.Id),
    invoice_type:
      conditions.CanSpecial && title?.InvoiceType === INVOICE_TYPE.special
        ? INVOICE_TYPE.special
        : INVOICE_TYPE.ordinary,
    content: conditions.Contents[0]?.Key ?? '',
    amount: chosen === null ? '' : formatMoney(chosen.fen, { symbol: '' }),
    email: title?.Email ?? '',
    remark: '',
  };
}

/** 申请开票, begun with what its owner had not sent (screens A5). Tried again it is the same request, also after it was closed or the page was loaded anew; a definite no ends it, so that the next try is another. */
export function useInvoiceRequestForm({ owner, conditions, titles, chosen, onDone, onStale }: Request) {
  const resolver = useMemo(
    () =>
      zodResolver(
        invoiceRequestForm({
          least: isKnown(conditions.MinMoney) ? fenFromYuan(conditions.MinMoney) : fen(1),
          most: fenFromYuan(conditions.AbleMoney),
        }),
      ),
    [conditions],
  );
  const [blank] = useState(() => blankRequest({ conditions, titles, chosen }));
  const fixedAmount = chosen !== null;
  const [kept, setKept] = useState(() => invoiceDraft.read(owner, { conditions, titles, blank, fixedAmount }));
  const form = useForm<InvoiceRequestForm, unknown, InvoiceRequestOrder>({
    resolver,
    mode: 'onTouched',
    defaultValues: kept ?? blank,
  });
  useKeptValues(form, {
    keep: (values) => invoiceDraft.save(owner, values, fixedAmount),
    forget: () => invoiceDraft.clear(owner, fixedAmount),
    restored: kept !== null,
  });
  const { question, letGo } = useLeaveGuard({ unsent: form.formState.isDirty || kept !== null, kept: true });
  /** What a refusal means that something is gone, where it does not name it itself. */
  const gone = chosen === null ? 'invoice_id' : 'amount';
  const submission = useSubmission({
    form,
    fields: { INVOICE_AMOUNT_SHORT: 'amount', INVOICE_NOT_ALLOWED: 'invoice_id', NOT_FOUND: gone },
    send: async ({ invoice_id, amount, remark, ...values }) => {
      const body = {
        ...values,
        invoice_id: Number(invoice_id),
        amount: yuanFromFen(amount),
        remark: remark || undefined,
        change_ids: chosen === null ? undefined : [...chosen.ids],
      };
      const { RecordNo } = await draftedIntention('invoice', owner, z.null()).send(
        body,
        async (idempotencyKey) => {
          try {
            return await api.call(addInvoiceRecord, body, { idempotencyKey });
          } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            const key = errorKeyOf(error.status);
            if (key === 'INVOICE_AMOUNT_SHORT' || key === 'NOT_FOUND') void onStale();
            // A title that is there no more cannot stay chosen.
            const isTitle = (namedField(error, form.getValues()) ?? gone) === 'invoice_id';
            if (key === 'NOT_FOUND' && isTitle) form.setValue('invoice_id', '');
            throw error;
          }
        },
        onStale,
      );
      invoiceDraft.clear(owner, fixedAmount);
      letGo();
      await onDone(RecordNo);
    },
  });
  const onClear = () => {
    invoiceDraft.clear(owner, fixedAmount);
    form.reset(blank);
    setKept(null);
  };
  return { form, ...submission, restored: kept !== null, onClear, leaveQuestion: question };
}

/** 重发邮箱 of an issued invoice, begun with its own address; `onDone` gets the address it goes to. */
export function useInvoiceMailForm({ Id, Email }: InvoiceRecord, onDone: (email: string) => void) {
  return useSentForm({
    schema: invoiceMailForm,
    defaultValues: { email: Email },
    fields: {},
    send: async ({ email }) => onDone((await api.call(resendInvoice, { record_id: Id, email })).Email),
  });
}
