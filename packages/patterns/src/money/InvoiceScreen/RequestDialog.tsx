import { Alert } from '@compute-market/components/alert';
import { AmountField } from '@compute-market/components/amount-field';
import { Button } from '@compute-market/components/button';
import { DescriptionList } from '@compute-market/components/description-list';
import { Field } from '@compute-market/components/field';
import { Money } from '@compute-market/components/money';
import { RadioCards } from '@compute-market/components/radio-cards';
import { Select } from '@compute-market/components/select';
import { Stack } from '@compute-market/components/stack';
import { TextArea } from '@compute-market/components/text-area';
import { TextField } from '@compute-market/components/text-field';
import { INVOICE_TEXT_MAX_LENGTH } from '@compute-market/contract/constants';
import type { InvoiceConditions, InvoiceTitle } from '@compute-market/contract/entities/invoice';
import { INVOICE_TYPE } from '@compute-market/contract/enumerations';
import type { InvoiceRequestForm, InvoiceRequestOrder } from '@compute-market/contract/forms/invoice-forms';
import { INVOICE_TAX_BP, splitTax } from '@compute-market/contract/rules/invoice';
import { normalizeAmountText, parseAmount } from '@compute-market/contract/rules/amount';
import { fenFromYuan, formatMoney, isKnown } from '@compute-market/contract/rules/money';
import { useController, useWatch, type Control } from 'react-hook-form';
import { FormDialog, formFields, type DialogControl, type DialogForm } from '../../form-dialog';
import { Nothing } from '../../record-list';
import { RestoredAlert } from '../../retry-alert';
import { isUsable, specialReason, subjectNames, taxNoOf } from './invoice-view';
import { Preview, Sides } from './InvoiceScreen.styles';
import { messages } from './messages';

const words = messages.form;
const cardOf = { [INVOICE_TYPE.ordinary]: 'ordinary', [INVOICE_TYPE.special]: 'special' } as const;

type Form = InvoiceRequestForm;
type FormControl = Control<Form, unknown, InvoiceRequestOrder>;

export interface RequestDialogProps extends DialogControl, DialogForm<Form, InvoiceRequestOrder> {
  conditions: InvoiceConditions;
  titles: readonly InvoiceTitle[];
  /** How many top-ups are invoiced together; null for a sum of one's own choice. */
  chosen: number | null;
  /** It begins with what was not sent the last time. */
  restored: boolean;
  onClear: () => void;
  onAddTitle: () => void;
}

interface PartProps {
  control: FormControl;
  conditions: InvoiceConditions;
  titles: readonly InvoiceTitle[];
  busy: boolean;
}

function TitleField({
  control,
  conditions,
  titles,
  busy,
  onAddTitle,
}: PartProps & Pick<RequestDialogProps, 'onAddTitle'>) {
  const {
    field: { ref, name, value, onBlur, onChange },
    fieldState,
  } = useController({ control, name: 'invoice_id' });
  const title = titles.find(({ Id }) => String(Id) === value);
  const foreign =
    title !== undefined && !isUsable(title, conditions) ? words.foreign(subjectNames(conditions)) : undefined;
  return (
    <Field
      label={words.invoiceTitle}
      required
      hint={titles.length === 0 ? words.noTitles : undefined}
      error={fieldState.error?.message ?? foreign}
      action={
        <Button variant="text" size="sm" disabled={busy} onClick={onAddTitle}>
          {words.newTitle}
        </Button>
      }
    >
      <Select
        ref={ref}
        name={name}
        disabled={busy}
        placeholder={words.choose}
        value={value}
        onBlur={onBlur}
        onValueChange={onChange}
        options={titles.map(({ Id, Title }) => ({ value: String(Id), label: Title }))}
      />
    </Field>
  );
}

function TypeField({ control, conditions, busy }: PartProps) {
  const { field } = useController({ control, name: 'invoice_type' });
  const reason = specialReason(conditions);
  return (
    <Field label={words.type} required group>
      <RadioCards
        name={field.name}
        columns={2}
        disabled={busy}
        value={cardOf[field.value]}
        onValueChange={(value) => field.onChange(value === 'special' ? INVOICE_TYPE.special : INVOICE_TYPE.ordinary)}
        cards={[
          { value: 'ordinary', title: words.ordinary, detail: words.ordinaryDetail },
          {
            value: 'special',
            title: words.special,
            detail: words.specialDetail,
            disabled: reason !== null,
            reason: reason ?? undefined,
          },
        ]}
      />
    </Field>
  );
}

function SumField({ control, conditions, busy, chosen }: PartProps & Pick<RequestDialogProps, 'chosen'>) {
  const {
    field: { ref, name, value, onBlur, onChange },
    fieldState,
  } = useController({ control, name: 'amount' });
  const most = formatMoney(fenFromYuan(conditions.AbleMoney));
  const all = () => onChange(formatMoney(fenFromYuan(conditions.AbleMoney), { symbol: '' }));
  return (
    <Field
      label={words.amount}
      required
      hint={
        chosen !== null ? words.chosenHint(chosen) : isKnown(conditions.AbleMoney) ? words.amountHint(most) : undefined
      }
      error={fieldState.error?.message}
      action={
        chosen === null && isKnown(conditions.AbleMoney) ? (
          <Button variant="text" size="sm" disabled={busy} onClick={all}>
            {words.all}
          </Button>
        ) : undefined
      }
    >
      <AmountField
        ref={ref}
        name={name}
        value={value}
        disabled={busy}
        readOnly={chosen !== null}
        onBlur={onBlur}
        onValueChange={onChange}
      />
    </Field>
  );
}

/** What is invoiced, in words; undefined while nothing is. */
const contentName = ({ Contents }: InvoiceConditions, content = ''): string | undefined =>
  Contents.length === 0 ? content || undefined : Contents.find(({ Key }) => Key === content)?.Name;

/** The invoice as it will be: what cannot be read yet is a dash. */
function PreviewCard({ control, conditions, titles }: Omit<PartProps, 'busy'>) {
  const { invoice_id, invoice_type, content, amount } = useWatch({ control });
  const title = titles.find(({ Id }) => String(Id) === invoice_id);
  const sum = parseAmount(normalizeAmountText(amount ?? ''));
  const split = sum.ok ? splitTax(sum.fen) : null;
  const terms = words.previewTerms;
  return (
    <Preview>
      <h3>{words.preview}</h3>
      <DescriptionList
        dense
        items={[
          { key: 'title', term: terms.title, detail: title?.Title },
          { key: 'taxNo', term: terms.taxNo, detail: title && (taxNoOf(title) || <Nothing />) },
          { key: 'type', term: terms.type, detail: words[cardOf[invoice_type ?? INVOICE_TYPE.ordinary]] },
          { key: 'content', term: terms.content, detail: contentName(conditions, content) },
          { key: 'net', term: terms.net, detail: split === null ? undefined : <Money fen={split.net} /> },
          {
            key: 'tax',
            term: terms.tax(`${INVOICE_TAX_BP / 100}%`),
            detail: split === null ? undefined : <Money fen={split.tax} />,
          },
          {
            key: 'total',
            term: terms.total,
            detail: sum.ok ? (
              <b>
                <Money fen={sum.fen} />
              </b>
            ) : undefined,
          },
        ]}
      />
    </Preview>
  );
}

/** 申请开票: to whom, what kind, how much, with the invoice as it will be (screens B19). */
export function RequestDialog({
  restored,
  onClear,
  conditions,
  titles,
  chosen,
  onAddTitle,
  ...dialog
}: RequestDialogProps) {
  const { control, register, errorOf, input, busy } = formFields(dialog.form);
  const part = { control, conditions, titles, busy };
  return (
    <FormDialog {...dialog} size="lg" sheet="full" title={words.title} submitLabel={words.submit}>
      {restored && <RestoredAlert busy={busy} onClear={onClear} />}
      <Sides>
        <Stack gap={8}>
          <TitleField {...part} onAddTitle={onAddTitle} />
          <TypeField {...part} />
          <Field label={words.content} required error={errorOf('content')}>
            {conditions.Contents.length === 0 ? (
              // A back end that names none takes what is written (decisions 70).
              <TextField {...input('content')} />
            ) : (
              <Select
                disabled={busy}
                options={conditions.Contents.map(({ Key, Name }) => ({ value: Key, label: Name }))}
                {...register('content')}
              />
            )}
          </Field>
          <SumField {...part} chosen={chosen} />
          <Field label={words.email} required error={errorOf('email')}>
            <TextField type="email" autoComplete="email" {...input('email')} />
          </Field>
        </Stack>
        <Stack gap={8}>
          <PreviewCard control={control} conditions={conditions} titles={titles} />
          <Field label={words.remark} optional hint={words.remarkHint} error={errorOf('remark')}>
            <TextArea rows={2} maxLength={INVOICE_TEXT_MAX_LENGTH} {...input('remark')} />
          </Field>
        </Stack>
      </Sides>
      <Alert tone="info">{words.warning}</Alert>
    </FormDialog>
  );
}
