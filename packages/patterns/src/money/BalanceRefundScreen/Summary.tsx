import { Alert } from '@compute-market/components/alert';
import { Card } from '@compute-market/components/card';
import { ErrorState } from '@compute-market/components/error-state';
import { Link } from '@compute-market/components/link';
import { Skeleton } from '@compute-market/components/skeleton';
import type { BalanceRefundable } from '@compute-market/contract/entities/balance-refund';
import { routes } from '@compute-market/contract/routes';
import { fenFromYuan, fenIfKnown, formatMoney } from '@compute-market/contract/rules/money';
import { Text } from '@compute-market/components/text';
import { Stack } from '@compute-market/components/stack';
import type { Resource } from '../../resource';
import { SlowHint } from '../../slow-hint';
import { Equation, type EquationTerm } from '../equation/Equation';
import { balanceRefundMessages } from './messages';
import { termsOf } from './refund-view';

const words = balanceRefundMessages.sum;
const shown = (yuan: number): string => formatMoney(fenFromYuan(yuan));

const equationTerms = (refundable: BalanceRefundable): EquationTerm[] => [
  { key: 'balance', name: words.terms.balance, fen: fenFromYuan(refundable.Balance) },
  ...termsOf(refundable).map(({ key, fen }) => ({ key, name: words.terms[key], fen })),
];

/** Why not the rest goes back, and what can be done. */
function Reasons({ refundable, id }: { readonly refundable: BalanceRefundable; readonly id: string }) {
  const { Balance, Refundable, InvoicedMoney, GiftMoney, VoucherMoney, PendingMoney } = refundable;
  return (
    <Stack gap={8} spaceAbove={12} id={id}>
      {Balance < 0 && (
        <Alert tone="warn" action={<Link href={routes.recharge.to()}>{words.topUp}</Link>}>
          {words.debt(formatMoney(fenIfKnown(Math.abs(fenFromYuan(Balance)))))}
        </Alert>
      )}
      {Balance >= 0 && Refundable === 0 && <Alert tone="info">{words.nothing}</Alert>}
      {InvoicedMoney > 0 && (
        <Alert tone="info" action={<Link href={routes.invoice.to()}>{words.seeInvoices}</Link>}>
          {words.invoiced(shown(InvoicedMoney))}
        </Alert>
      )}
      {GiftMoney > 0 && <Alert tone="info">{words.gift(shown(GiftMoney))}</Alert>}
      {VoucherMoney > 0 && <Alert tone="info">{words.voucher(shown(VoucherMoney))}</Alert>}
      {PendingMoney > 0 && <Alert tone="info">{words.pending(shown(PendingMoney))}</Alert>}
    </Stack>
  );
}

interface SummaryProps {
  readonly refundable: Resource<BalanceRefundable>;
  /** Of the element that says why not the rest goes back. */
  readonly reasonsId: string;
  readonly onRetry: () => void;
}

/** What can go back, what it is made of, and why not the rest (decisions 43). */
export function Summary({ refundable, reasonsId, onRetry }: SummaryProps) {
  return (
    <Card>
      {refundable.state === 'loading' && (
        <>
          <Skeleton shape="block" width="100%" height={82} />
          <SlowHint />
        </>
      )}
      {refundable.state === 'error' && (
        <ErrorState compact title={refundable.reason} requestId={refundable.requestId} onRetry={onRetry} />
      )}
      {refundable.state === 'ready' && (
        <>
          <Equation
            label={words.label}
            name={words.label}
            total={fenFromYuan(refundable.data.Refundable)}
            terms={equationTerms(refundable.data)}
          />
          <Text as="p" size="small" tone="tertiary" breaks spaceAbove={12}>
            {words.rule}
          </Text>
          <Reasons refundable={refundable.data} id={reasonsId} />
        </>
      )}
    </Card>
  );
}
