import { AmountChoice } from '@compute-market/components/amount-choice';
import { AmountField } from '@compute-market/components/amount-field';
import { CorporateTransferCard } from '@compute-market/components/corporate-transfer-card';
import { Field } from '@compute-market/components/field';
import { LinkButton } from '@compute-market/components/link-button';
import { PayMethodPicker, type PayMethod } from '@compute-market/components/pay-method-picker';
import { Stack } from '@compute-market/components/stack';
import { VipMedal } from '@compute-market/components/vip-medal';
import { takesTransfers, type Brand } from '@compute-market/contract/brand';
import { QUICK_TOP_UP_YUAN } from '@compute-market/contract/constants';
import { PAY_TYPE } from '@compute-market/contract/enumerations';
import type { RechargeForm, RechargeOrder } from '@compute-market/contract/forms/recharge-form';
import { routes } from '@compute-market/contract/routes';
import { fenFromYuan, formatYuanNumber, type Fen } from '@compute-market/contract/rules/money';
import { transferCode } from '@compute-market/contract/rules/transfer-code';
import { upgradeBy, vipLevels } from '@compute-market/contract/rules/vip';
import { useId, useState, type FormEventHandler, type ReactNode } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { channelOf, payTypeOf } from '../payment-view/payment-view';
import { amountOf } from '../amount/amount';
import { topUpFormMessages as messages } from './messages';
import { OtherHint, OtherRow } from './TopUpForm.styles';

/** What a form of a top-up needs, wherever it stands. */
export interface TopUpProps {
  form: UseFormReturn<RechargeForm, unknown, RechargeOrder>;
  /** Changes when the form has gone back to its defaults: the tiles light again. */
  generation: number;
  onSubmit: FormEventHandler<HTMLElement>;
  /** An order is being made or its code fetched: nothing can be changed. */
  submitting: boolean;
  /** The server's words while the code is not ready (product §4). */
  status?: string | null;
  /** 累计消费, for the effect of each sum; null until it is known. */
  accumulated: Fen | null;
  /** What is missing, where that is known: smaller sums cannot be chosen. */
  least?: Fen | null;
  /** Account number, whose code goes into the postscript of a transfer. */
  /** 0 while it is not known: then no transfer can be told apart by its remark. */
  accountId: number;
  bankAccount: Brand['bankAccount'];
  /** Whether codes can be paid here; otherwise their tiles say that they cannot (decisions 138). */
  byCode?: boolean;
}

interface TopUpFormProps extends TopUpProps {
  /** Lets a button outside the form submit it. */
  id: string;
  /** What submits, at the end of the form; a corporate transfer takes its place. */
  children?: ReactNode;
}

const options = QUICK_TOP_UP_YUAN.map((yuan) => fenFromYuan(yuan));
const isTile = (text: string) => options.some((option) => option === amountOf(text));

const levelBy = (amount: Fen | undefined, accumulated: Fen | null) =>
  amount === undefined || accumulated === null ? null : upgradeBy(accumulated, amount);

/** A tile with what it leads to, said where that is more than the tile before leads to; too small a sum says so instead. */
function tileOf(
  amount: Fen,
  before: Fen | undefined,
  { accumulated, least }: Pick<TopUpProps, 'accumulated' | 'least'>,
) {
  if (least != null && amount < least) return { fen: amount, effect: messages.tooLittle, disabled: true };
  const level = levelBy(amount, accumulated);
  const isNew = level !== null && level !== levelBy(before, accumulated);
  if (!isNew) return { fen: amount };
  return { fen: amount, effect: messages.mayReach(vipLevels[level].name), mark: <VipMedal level={level} size={13} /> };
}

/** The tiles in their order; the first that suffices says what it leads to, whatever stands before it. */
const tilesOf = (sums: Pick<TopUpProps, 'accumulated' | 'least'>) =>
  options.map((amount, at) => {
    const before = options[at - 1];
    const beforeSuffices = before !== undefined && before >= (sums.least ?? 0);
    return tileOf(amount, beforeSuffices ? before : undefined, sums);
  });

/** Which sum: a tile, or another one typed under them. */
function AmountGroup({
  form,
  generation,
  submitting,
  accumulated,
  least,
}: Pick<TopUpProps, 'form' | 'generation' | 'submitting' | 'accumulated' | 'least'>) {
  const {
    field: { ref, value: text, onChange: write },
    fieldState,
  } = useController({ control: form.control, name: 'amount' });
  const hintId = useId();
  // A sum equal to a tile may be on its way to a longer one: only the tile itself lights it.
  const [typedIn, setTypedIn] = useState(isTile(text) ? null : generation);
  const typing = typedIn === generation;
  return (
    <Stack gap={12}>
      <h2>{messages.amount}</h2>
      <AmountChoice
        label={messages.amount}
        labels={{ other: messages.other }}
        options={tilesOf({ accumulated, least })}
        value={typing ? null : amountOf(text)}
        disabled={submitting}
        onValueChange={(fen) => {
          setTypedIn(null);
          write(formatYuanNumber(fen / 100, 0));
        }}
        otherField={
          <OtherRow>
            <Field reserve={false} error={typing ? fieldState.error?.message : undefined}>
              <AmountField
                ref={ref}
                aria-label={messages.other}
                aria-describedby={hintId}
                disabled={submitting}
                value={typing ? text : ''}
                onValueChange={(value) => {
                  setTypedIn(generation);
                  write(value);
                }}
              />
            </Field>
            <OtherHint id={hintId}>{messages.otherHint}</OtherHint>
          </OtherRow>
        }
      />
    </Stack>
  );
}

/** A way that is not there, such as a transfer without an account to go to, is named and cannot be chosen. */
function methodsOf(bankAccount: Brand['bankAccount'], byCode: boolean): PayMethod[] {
  const method = (channel: PayMethod['channel'], isOpen: boolean): PayMethod =>
    isOpen ? { channel } : { channel, fact: messages.closed, disabled: true };
  return [method('wechat', byCode), method('alipay', byCode), method('transfer', takesTransfers(bankAccount))];
}

/** Where a corporate transfer goes. It is not real-time and has no code (product §5, §9). */
function TransferAccount({ accountId, bankAccount }: Pick<TopUpProps, 'accountId' | 'bankAccount'>) {
  return (
    <CorporateTransferCard
      title={messages.transferTitle}
      note={bankAccount.hint}
      lines={[
        { label: messages.holder, value: bankAccount.holder },
        { label: messages.bank, value: bankAccount.bank },
        { label: messages.account, value: bankAccount.number },
        ...(accountId > 0 ? [{ label: messages.postscript, value: transferCode(accountId) }] : []),
      ]}
      action={
        <LinkButton variant="outline" href={routes.selectQuestion.to()}>
          {messages.transferAction}
        </LinkButton>
      }
    />
  );
}

/** Sum and way to pay; corporate transfer shows the account instead of what submits (product §5; screens B15). */
export function TopUpForm({
  id,
  form,
  generation,
  onSubmit,
  submitting,
  accumulated,
  least,
  accountId,
  bankAccount,
  byCode = true,
  children,
}: TopUpFormProps) {
  const { field } = useController({ control: form.control, name: 'pay_type' });
  return (
    <Stack as="form" gap={28} id={id} onSubmit={onSubmit} noValidate>
      <AmountGroup {...{ form, generation, submitting, accumulated, least }} />
      <Stack gap={12}>
        <h2>{messages.method}</h2>
        <PayMethodPicker
          label={messages.method}
          value={channelOf(field.value)}
          methods={methodsOf(bankAccount, byCode)}
          disabled={submitting}
          onValueChange={(channel) => field.onChange(payTypeOf(channel))}
        />
      </Stack>
      {field.value === PAY_TYPE.corporateTransfer && takesTransfers(bankAccount) ? (
        <TransferAccount {...{ accountId, bankAccount }} />
      ) : (
        children
      )}
    </Stack>
  );
}
