import { Alert } from '@compute-market/components/alert';
import { Card } from '@compute-market/components/card';
import { CopyButton } from '@compute-market/components/copy-button';
import { DescriptionList } from '@compute-market/components/description-list';
import { Link } from '@compute-market/components/link';
import { Stack } from '@compute-market/components/stack';
import { Tag } from '@compute-market/components/tag';
import { Text } from '@compute-market/components/text';
import type { WorkOrderDetail } from '@compute-market/contract/entities/work-order';
import { WORK_ORDER_STATUS } from '@compute-market/contract/enumerations';
import { maskPhone } from '@compute-market/contract/rules/phone';
import { formatTime } from '@compute-market/contract/rules/time';
import { resourceAddress, resourceText } from '../work-order-view';
import { messages } from './messages';
import { waitedText } from './waited';

const words = messages.info;
const { waiting, processing, needsReply } = WORK_ORDER_STATUS;
const open: readonly number[] = [waiting, processing, needsReply];

const urgencies: readonly WorkOrderDetail['urgency'][] = [0, 1];

interface FactsProps {
  readonly order: WorkOrderDetail;
  /** Seconds by the server's clock. */
  readonly now: number;
}

function Info({ order, now }: FactsProps) {
  const told = order.notifications.map(({ target }) => target).join('、');
  const items = [
    order.no !== '' && {
      key: 'number',
      term: words.number,
      detail: (
        <>
          {order.no}
          <CopyButton value={order.no} label={words.copy} />
        </>
      ),
    },
    order.category.name !== '' && {
      key: 'category',
      term: words.category,
      detail: `${order.category.name} / ${order.sub_category.name}`,
    },
    urgencies.includes(order.urgency) && {
      key: 'urgency',
      term: words.urgency,
      detail: order.urgency === 1 ? <Tag tone="err">{messages.urgent}</Tag> : words.urgencies[0],
    },
    order.create_time > 0 && { key: 'created', term: words.created, detail: formatTime(order.create_time) },
    ...(open.includes(order.status)
      ? [{ key: 'waited', term: words.waited, detail: waitedText(now - order.create_time) }]
      : []),
    order.phone !== '' && { key: 'phone', term: words.phone, detail: maskPhone(order.phone) },
    ...(order.contact_time === '' ? [] : [{ key: 'contact', term: words.contactTime, detail: order.contact_time }]),
    ...(told === '' ? [] : [{ key: 'told', term: words.notified, detail: <Text breaks>{told}</Text> }]),
    ...(order.rate === null ? [] : [{ key: 'rate', term: words.rate, detail: words.stars(order.rate) }]),
  ].filter((item) => item !== false);
  if (items.length === 0) return null;
  return (
    <Card title={words.title}>
      <DescriptionList dense items={items} />
    </Card>
  );
}

function Subject({ order }: Pick<FactsProps, 'order'>) {
  const facts = Object.entries(order.context).filter(([, value]) => value !== null && value !== '');
  const address = resourceAddress(order);
  const title = resourceText(order);
  if (title === '' && facts.length === 0) return null;
  return (
    <Card
      title={messages.resource.title}
      actions={address === null ? undefined : <Link href={address}>{messages.resource.detail}</Link>}
    >
      {title !== '' && (
        <Text as="p" tone="strong" weight="medium" breaks spaceBelow={8}>
          {title}
        </Text>
      )}
      <DescriptionList
        dense
        items={facts.map(([term, detail]) => ({ key: term, term, detail: <Text breaks>{String(detail)}</Text> }))}
      />
    </Card>
  );
}

/** What is known of a ticket, beside its talk. */
export const Facts = ({ order, now }: FactsProps) => (
  <Stack as="aside" gap={16}>
    <Info order={order} now={now} />
    <Subject order={order} />
    {order.status === needsReply && <Alert>{messages.rule}</Alert>}
  </Stack>
);
