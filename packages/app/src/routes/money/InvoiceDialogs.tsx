import { deleteInvoiceTitle, withdrawInvoice } from '@compute-market/contract/calls/invoice';
import type { InvoiceConditions, InvoiceRecord, InvoiceTitle } from '@compute-market/contract/entities/invoice';
import type { User } from '@compute-market/contract/entities/user';
import {
  RemoveTitleDialog,
  RequestDialog,
  ResendDialog,
  subjectNames,
  TitleDialog,
  WithdrawDialog,
  type ChoiceEnd,
  type ChosenChanges,
} from '@compute-market/patterns/money/InvoiceScreen';
import { useState } from 'react';
import { api } from '../../api';
import { draftOwner } from '../../drafts/kept-draft';
import { useInvoiceMailForm, useInvoiceRequestForm, useInvoiceTitleForm } from '../../forms/money/useInvoiceForms';
import { showSuccess } from '../../state/toasts';
import { useClosing, type ClosingProps } from '../useClosing';
import { useDone, type ChangeProps } from '../useDone';
import { moneyRouteMessages as messages } from './messages';

type Change = ChangeProps<Promise<void>>;

interface SaveTitleProps extends Change {
  readonly conditions: InvoiceConditions | null;
  readonly title: InvoiceTitle | null;
  readonly onSaved?: (id: number) => void;
}

/** A new title begins with whom the account is verified as. */
export function SaveTitle({ title, conditions, onChanged, onSaved, ...closing }: SaveTitleProps) {
  const control = useClosing(closing);
  const [subject] = conditions?.Subjects ?? [];
  const known = subject !== undefined && !subject.Name.includes('*');
  const defaults = subject === undefined ? {} : { title_type: subject.TitleType, title: known ? subject.Name : '' };
  const form = useInvoiceTitleForm(title, defaults, async (id) => {
    await onChanged();
    onSaved?.(id);
    control.onClose();
    showSuccess(messages.titleSaved);
  });
  return (
    <TitleDialog
      {...control}
      {...form}
      editing={title !== null}
      subjects={conditions === null ? '' : subjectNames(conditions)}
    />
  );
}

export function RemoveTitle({ title, ...props }: Change & { readonly title: InvoiceTitle }) {
  const { control, takeAway } = useDone(props);
  const remove = () => takeAway(api.call(deleteInvoiceTitle, { id: title.Id }), messages.titleRemoved);
  return <RemoveTitleDialog {...control} title={title} onRemove={remove} />;
}

export function ResendInvoice({ record, ...closing }: ClosingProps & { readonly record: InvoiceRecord }) {
  const control = useClosing(closing);
  const form = useInvoiceMailForm(record, (email) => {
    control.onClose();
    showSuccess(messages.invoiceMailed(email));
  });
  return <ResendDialog {...control} {...form} record={record} />;
}

/** 撤回开票申请. */
export function WithdrawInvoice({ record, ...props }: Change & { readonly record: InvoiceRecord }) {
  const { control, takeAway } = useDone(props);
  const withdraw = () =>
    takeAway(api.call(withdrawInvoice, { record_id: record.Id }), messages.invoiceWithdrawn(record.RecordNo));
  return <WithdrawDialog {...control} record={record} onWithdraw={withdraw} />;
}

interface RequestInvoiceProps extends Change {
  /** Whose draft the request is. */
  readonly account: User;
  readonly conditions: InvoiceConditions;
  readonly titles: readonly InvoiceTitle[];
  readonly chosen: ChosenChanges | null;
  readonly choice: ChoiceEnd;
}

/** 申请开票. A title that is added on the way stands over it and is chosen when it is saved; what was typed stays. */
export function RequestInvoice({ account, conditions, titles, chosen, choice, ...props }: RequestInvoiceProps) {
  const { control, done } = useDone(props);
  const [adding, setAdding] = useState(false);
  const { leaveQuestion, ...request } = useInvoiceRequestForm({
    owner: draftOwner(account),
    conditions,
    titles,
    chosen,
    onDone: (recordNo) => {
      choice.clear();
      return done(messages.invoiceAsked(recordNo))();
    },
    onStale: () => {
      choice.recheck();
      return props.onChanged();
    },
  });
  return (
    <>
      <RequestDialog
        {...control}
        {...request}
        conditions={conditions}
        titles={titles}
        chosen={chosen?.ids.length ?? null}
        onAddTitle={() => setAdding(true)}
      />
      {leaveQuestion}
      {adding && (
        <SaveTitle
          title={null}
          conditions={conditions}
          onChanged={props.onChanged}
          onSaved={(id) => request.form.setValue('invoice_id', String(id), { shouldValidate: true, shouldDirty: true })}
          onClosed={() => setAdding(false)}
        />
      )}
    </>
  );
}
