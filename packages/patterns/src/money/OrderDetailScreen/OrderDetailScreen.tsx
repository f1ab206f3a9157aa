import { Alert } from '@compute-market/components/alert';
import { Breadcrumb } from '@compute-market/components/breadcrumb';
import { Card } from '@compute-market/components/card';
import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { Figure, FigureStrip } from '@compute-market/components/figure-strip';
import { LinkButton } from '@compute-market/components/link-button';
import { Money } from '@compute-market/components/money';
import { Stack } from '@compute-market/components/stack';
import { Timeline } from '@compute-market/components/timeline';
import { routes } from '@compute-market/contract/routes';
import { fenFromYuan } from '@compute-market/contract/rules/money';
import type { Resource } from '../../resource';
import { PageBody, PageHead } from '../../shell/PageHead';
import { OrderStatusChip } from '../order-view';
import { StatusNote } from '../OrderScreen/columns';
import { dataOf } from '../../resource';
import { MissingCard, ResourceView } from '../../resource-view';
import type { OrderShown } from './data';
import { messages } from './messages';
import { orderActions } from './order-actions';
import { Columns, State } from './OrderDetailScreen.styles';
import { orderTimeline } from './order-timeline';
import { Entry, Invoices, PaymentFacts, Refunds } from './parts';

export type { OrderShown } from './data';

export interface OrderDetailScreenProps {
  /** Number of the order, from the address. */
  number: string;
  /** Null: this account has no such order. */
  shown: Resource<OrderShown | null>;
  /** The server's clock minus this browser's, ms. */
  clockOffset: number;
  /** Reads everything again. */
  onRefresh: () => void;
}

const HeadActions = ({ shown }: { shown: OrderShown }) => (
  <>
    {orderActions(shown).map(({ key, href, file, primary }) => (
      <LinkButton
        key={key}
        href={href}
        variant={primary ? 'primary' : 'plain'}
        external={file}
        download={file ? '' : undefined}
      >
        {messages.actions[key]}
      </LinkButton>
    ))}
  </>
);

function Figures({ shown: { order, detail }, clockOffset }: { shown: OrderShown; clockOffset: number }) {
  const words = messages.figures;
  return (
    <FigureStrip>
      <Figure label={words.amount} value={<Money fen={fenFromYuan(order.Amount)} size="figure" />} />
      <Figure label={words.state}>
        <State>
          <OrderStatusChip order={order} />
          <StatusNote order={order} clockOffset={clockOffset} />
        </State>
      </Figure>
      {detail !== null && (
        <Figure
          label={words.able}
          value={<Money fen={fenFromYuan(detail.AbleAmount)} size="figure" />}
          note={words.ableNote}
        />
      )}
      {detail !== null && (
        <Figure
          label={words.refundable}
          value={<Money fen={fenFromYuan(detail.RefundableAmount)} size="figure" />}
          note={words.refundableNote}
        />
      )}
    </FigureStrip>
  );
}

function Ready({ shown, clockOffset }: { shown: OrderShown; clockOffset: number }) {
  const { detail } = shown;
  return (
    <>
      {detail === null && <Alert tone="info">{messages.partial}</Alert>}
      <Figures shown={shown} clockOffset={clockOffset} />
      <Columns>
        <Stack gap={16}>
          <Card title={messages.progress}>
            <Timeline events={orderTimeline(shown)} />
          </Card>
          <PaymentFacts {...shown} />
        </Stack>
        {detail !== null && (
          <Stack gap={16}>
            <Entry credit={detail.Credit} />
            <Invoices invoices={detail.Invoices} />
            <Refunds refunds={detail.Refunds} />
          </Stack>
        )}
      </Columns>
    </>
  );
}

/** /console/orders/:no: one top-up, what became of it with its moments, and the papers that belong to it (decisions 82). */
export function OrderDetailScreen({ number, shown, clockOffset, onRefresh }: OrderDetailScreenProps) {
  const found = dataOf(shown) ?? null;
  return (
    <PageBody>
      <Breadcrumb items={[{ label: messages.list, href: routes.orders.path }, { label: number }]} />
      <PageHead title={messages.title} actions={found === null ? undefined : <HeadActions shown={found} />} />
      <ResourceView
        resource={shown}
        reading={messages.reading}
        lines={12}
        card="lg"
        failed={messages.failed}
        onRetry={onRefresh}
      >
        {(known) =>
          known === null ? (
            <MissingCard
              drawing={<EmptyDrawing subject="receipt" />}
              words={messages.missing}
              href={routes.orders.path}
            />
          ) : (
            <Ready shown={known} clockOffset={clockOffset} />
          )
        }
      </ResourceView>
    </PageBody>
  );
}
