import { Card } from '@compute-market/components/card';
import { Cluster } from '@compute-market/components/cluster';
import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { LinkButton } from '@compute-market/components/link-button';
import { PaymentPanel, useSecondsLeft } from '@compute-market/components/payment-panel';
import { Skeleton } from '@compute-market/components/skeleton';
import { routes } from '@compute-market/contract/routes';
import type { Fen } from '@compute-market/contract/rules/money';
import type { PaymentState } from '../payment-state';
import type { Resource } from '../../resource';
import { PageHead } from '../../shell/PageHead';
import { codeEndsAt, paymentView } from '../payment-view/payment-view';
import { SlowHint } from '../../slow-hint';
import { ReadFailure } from '../../resource-view';
import { payMessages as messages } from './messages';
import { Panel } from './PayScreen.styles';

export interface PayScreenProps {
  /** Whether the order of the address was found; `null` data means there is none. */
  order: Resource<{ readonly outTradeNo: string } | null>;
  payment: PaymentState;
  /** Booked balance when the flow began; null for an order paid earlier. */
  balance: Fen | null;
  /** Whose account is credited. */
  payee: string;
  /** 我已完成支付 was pressed and is being asked. */
  checking: boolean;
  /** The server's clock minus this browser's, ms. */
  clockOffset: number;
  onRetryOrder: () => void;
  onRenew: () => void;
  onChangeMethod: () => void;
  onCheck: () => void;
  onFinish: () => void;
}

type PaymentProps = Omit<PayScreenProps, 'order' | 'onRetryOrder'>;

function Payment({
  payment,
  balance,
  payee,
  checking,
  clockOffset,
  onRenew,
  onChangeMethod,
  onCheck,
  onFinish,
}: PaymentProps) {
  const secondsLeft = useSecondsLeft(codeEndsAt(payment), clockOffset);
  return (
    <PaymentPanel
      {...paymentView(payment, balance)}
      secondsLeft={secondsLeft}
      payee={payee}
      checking={checking}
      onRenew={onRenew}
      onRestart={onRenew}
      onChangeMethod={onChangeMethod}
      onCheck={onCheck}
      onFinish={onFinish}
    />
  );
}

/** /console/pay: one order, continued after a reload or on a phone (screens B16). */
export function PayScreen({ order, onRetryOrder, ...payment }: PayScreenProps) {
  return (
    <>
      <PageHead title={messages.title} help={messages.help} />
      <Panel>
        <Card padding="lg">
          {order.state === 'loading' && (
            <>
              <Skeleton shape="block" width="100%" height={520} aria-label={messages.loading} />
              <SlowHint />
            </>
          )}
          {order.state === 'error' && <ReadFailure failure={order} title={messages.failed} onRetry={onRetryOrder} />}
          {order.state === 'ready' && order.data === null && (
            <EmptyState
              drawing={<EmptyDrawing subject="receipt" />}
              title={messages.missing}
              help={messages.missingHelp}
              actions={
                <LinkButton variant="primary" href={routes.recharge.to()}>
                  {messages.again}
                </LinkButton>
              }
            />
          )}
          {order.state === 'ready' && order.data !== null && <Payment {...payment} />}
        </Card>
        <Cluster gap={8} align="stretch" justify="center" wraps={false} spaceAbove={16}>
          <LinkButton variant="text" href={routes.recharge.to()}>
            {messages.back}
          </LinkButton>
          <LinkButton variant="text" href={routes.orders.to()}>
            {messages.records}
          </LinkButton>
        </Cluster>
      </Panel>
    </>
  );
}
