// A server component: nothing of it is sent to the browser but what the packages mark.
import { Button } from '@compute-market/components/button';
import { Card } from '@compute-market/components/card';
import { DateField } from '@compute-market/components/date-field';
import { Field } from '@compute-market/components/field';
import { GiftIcon, LiveDotIcon } from '@compute-market/components/icons';
import { MarkdownView } from '@compute-market/components/markdown-view';
import { Money } from '@compute-market/components/money';
import { QuantityField } from '@compute-market/components/quantity-field';
import { Select } from '@compute-market/components/select';
import { StatusChip } from '@compute-market/components/status-chip';
import { media } from '@compute-market/components/styles';
import { Tag } from '@compute-market/components/tag';
import { Time } from '@compute-market/components/time';
import { noticesQuery } from '@compute-market/patterns/content/NoticesScreen';
import { vars } from '@compute-market/tokens';

export default function Page() {
  return (
    <main style={{ color: vars.color.text.body }} data-media={media.hover} data-tab={noticesQuery.blank.tab}>
      <Card>
        <Tag icon={<GiftIcon size={14} />}>新人</Tag>
        <StatusChip tone="ok" icon={<LiveDotIcon />}>
          运行中
        </StatusChip>
        <Money fen={30_415} tone="price" />
        <Time seconds={1_795_154_721} />
        <MarkdownView source="周日凌晨**停机**一小时" />
        <Field label="开始日期">
          <DateField defaultValue="2026-12-01" />
        </Field>
        <Field label="台数">
          <QuantityField defaultValue={2} min={1} max={20} />
        </Field>
        <Select aria-label="机房" options={[{ value: 'east', label: '华东一区' }]} />
        <Button variant="primary">立即支付</Button>
      </Card>
    </main>
  );
}
