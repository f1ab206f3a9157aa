import { CheckboxField } from '@compute-market/components/checkbox-field';
import { Field } from '@compute-market/components/field';
import { Segmented } from '@compute-market/components/segmented';
import { TextField } from '@compute-market/components/text-field';
import { INVOICE_TEXT_MAX_LENGTH, INVOICE_TITLE_MAX_LENGTH } from '@compute-market/contract/constants';
import { INVOICE_TITLE_TYPE, INVOICE_TITLE_TYPE_LABELS, INVOICE_TYPE } from '@compute-market/contract/enumerations';
import type { InvoiceTitleForm, InvoiceTitleOrder } from '@compute-market/contract/forms/invoice-forms';
import { hasTitleDetail } from '@compute-market/contract/rules/invoice';
import { useController, useWatch } from 'react-hook-form';
import { FormDialog, formFields, type DialogControl, type DialogForm } from '../../form-dialog';
import { Pair } from './InvoiceScreen.styles';
import { messages } from './messages';

const words = messages.titleForm;
const kinds = [INVOICE_TITLE_TYPE.company, INVOICE_TITLE_TYPE.personal, INVOICE_TITLE_TYPE.other];
const types = [INVOICE_TYPE.ordinary, INVOICE_TYPE.special];

export interface TitleDialogProps extends DialogControl, DialogForm<InvoiceTitleForm, InvoiceTitleOrder> {
  /** An edit rather than a new one. */
  editing: boolean;
  /** Whom the account is verified as, in words; empty when it is not. */
  subjects: string;
}

const among = <Value extends number>(values: readonly Value[], text: string, otherwise: Value): Value =>
  values.find((value) => String(value) === text) ?? otherwise;

/** A title: the bank's lines are asked for where a special invoice needs them (screens B19). */
export function TitleDialog({ editing, subjects, ...dialog }: TitleDialogProps) {
  const { register, control, busy, errorOf, input } = formFields(dialog.form);
  const kind = useController({ control, name: 'title_type' });
  const type = useController({ control, name: 'invoice_type' });
  const isCompany = kind.field.value === INVOICE_TITLE_TYPE.company;
  const special = useWatch({ control, name: 'invoice_type' }) === INVOICE_TYPE.special;
  const has = (detail: Parameters<typeof hasTitleDetail>[1]) => hasTitleDetail(kind.field.value, detail);
  const needed = { required: special, optional: !special };
  return (
    <FormDialog {...dialog} title={editing ? words.edit : words.add} submitLabel={words.save}>
      <Field label={words.kind} group>
        <Segmented
          name="title_type"
          disabled={busy}
          value={String(kind.field.value)}
          onValueChange={(value) => kind.field.onChange(among(kinds, value, INVOICE_TITLE_TYPE.company))}
          options={kinds.map((value) => ({ value: String(value), label: INVOICE_TITLE_TYPE_LABELS[value] }))}
        />
      </Field>
      <Field
        label={words.title}
        required
        hint={subjects === '' ? undefined : words.subject(subjects)}
        error={errorOf('title')}
      >
        <TextField autoComplete="organization" maxLength={INVOICE_TITLE_MAX_LENGTH} {...input('title')} />
      </Field>
      {isCompany && (
        <Field label={words.type} group error={errorOf('invoice_type')}>
          <Segmented
            name="invoice_type"
            disabled={busy}
            value={String(type.field.value)}
            onValueChange={(value) => type.field.onChange(among(types, value, INVOICE_TYPE.ordinary))}
            options={types.map((value) => ({ value: String(value), label: words.types[value] }))}
          />
        </Field>
      )}
      {has('tax_no') && (
        <Field
          label={words.taxNo}
          required={isCompany}
          optional={!isCompany}
          hint={words.taxNoHint}
          error={errorOf('tax_no')}
        >
          <TextField autoComplete="off" autoCapitalize="characters" spellCheck={false} {...input('tax_no')} />
        </Field>
      )}
      {isCompany && (
        <>
          <Field label={words.address} {...needed} error={errorOf('address')}>
            <TextField autoComplete="street-address" maxLength={INVOICE_TEXT_MAX_LENGTH} {...input('address')} />
          </Field>
          <Pair>
            <Field label={words.tel} {...needed} error={errorOf('tel')}>
              <TextField type="tel" autoComplete="off" {...input('tel')} />
            </Field>
            <Field label={words.bankName} {...needed} error={errorOf('bank_name')}>
              <TextField autoComplete="off" maxLength={INVOICE_TEXT_MAX_LENGTH} {...input('bank_name')} />
            </Field>
          </Pair>
          <Field label={words.bankAccount} {...needed} error={errorOf('bank_account')}>
            <TextField inputMode="numeric" autoComplete="off" {...input('bank_account')} />
          </Field>
        </>
      )}
      <Field label={words.email} required error={errorOf('email')}>
        <TextField type="email" autoComplete="email" {...input('email')} />
      </Field>
      <CheckboxField disabled={busy} {...register('is_default')}>
        {words.isDefault}
      </CheckboxField>
    </FormDialog>
  );
}
