import { Chips } from '@compute-market/components/chips';
import { ChevronDownIcon } from '@compute-market/components/icons';
import { Button } from '@compute-market/components/button';
import { periodLabel, RentalSelector } from '@compute-market/components/rental-selector';
import { StockBadge, stockLevel } from '@compute-market/components/stock-badge';
import { Text } from '@compute-market/components/text';
import { TickGauge } from '@compute-market/components/tick-gauge';
import { BILLING } from '@compute-market/contract/enumerations';
import type { HostOffer } from '@compute-market/contract/entities/host-offer';
import { countText, formatMoney, formatUnitPrice } from '@compute-market/contract/rules/money';
import { dueTime, type CheaperPeriod } from '@compute-market/contract/rules/rental';
import { formatTime } from '@compute-market/contract/rules/time';
import { ToldText } from '../../told-text/ToldText';
import { useState } from 'react';
import type { Listing } from '../../listings';
import type { Order } from '../../purchase';
import { ChoiceTable, type ChoiceColumn } from './ChoiceTable';
import type { FormView } from './form-view';
import { messages } from './messages';
import { cheaperThan, shownHourPrice } from './order-lines';
import { Change } from './OrderPanel.styles';
import { CountRow, Rooms, Stock } from './CreateInstanceScreen.styles';
import { Section } from './Section';
import { periodName, usageChoice, usageTerms } from './usage-choice';

const words = messages.gpu;

const cheaperWords = (cheaper: CheaperPeriod): string =>
  cheaper.kind === 'saves'
    ? messages.period.saves(periodLabel(cheaper.period), formatMoney(cheaper.saved))
    : messages.period.adds(periodLabel(cheaper.period), cheaper.moreHours, formatMoney(cheaper.extra));

/** 计费周期. `now` is the server's time in seconds. */
export function PeriodSection({
  values,
  market,
  choices,
  change,
  now,
  quote,
}: FormView & { now: number; quote: Order['quote'] }) {
  const period = { unit: values.unit, count: values.pack_time };
  const cheaper = cheaperThan(market, choices, values);
  return (
    <Section label={messages.period.label} value={periodName(values)} open>
      <RentalSelector
        value={period}
        usage={usageChoice(values, quote, () => change({ ...usageTerms, autorenew_on: false }))}
        onValueChange={({ unit, count }) => change({ unit, pack_time: count, billing: BILLING.prepaid })}
        note={messages.period.note}
        dueTime={formatTime(dueTime(now, period))}
        cheaper={
          cheaper === null ? undefined : (
            <Change
              type="button"
              onClick={() => change({ unit: cheaper.period.unit, pack_time: cheaper.period.count })}
            >
              {cheaperWords(cheaper)}
            </Change>
          )
        }
      />
    </Section>
  );
}

const gaugeTicks = 16;

function StockCell({ free, total }: Listing) {
  if (free === undefined) return <StockBadge free={free} />;
  const low = stockLevel(free, total) === 'low';
  return (
    <Stock>
      {total !== undefined && (
        <TickGauge
          aria-label={words.gauge(free, total)}
          count={gaugeTicks}
          filled={total > 0 ? (free / total) * gaugeTicks : 0}
          tone={free === 0 ? 'dead' : low ? 'low' : 'on'}
          thickness={2}
          height={7}
          gap={2.6}
        />
      )}
      {low || free === 0 ? <StockBadge free={free} total={total} /> : <span>{words.free(free)}</span>}
    </Stock>
  );
}

const columns: readonly ChoiceColumn<Listing>[] = [
  { key: 'model', header: words.model, cell: ({ gpuType }) => gpuType },
  {
    key: 'memory',
    header: words.memory,
    width: 150,
    wide: true,
    cell: ({ memory, memoryType }) => {
      const type = (
        <Text size="small" tone="tertiary">
          {memoryType}
        </Text>
      );
      return (
        <>
          <ToldText>{`${countText(memory)}GB`}</ToldText> {type}
        </>
      );
    },
  },
  {
    key: 'share',
    header: words.perCard,
    width: 140,
    wide: true,
    cell: ({ cpuPerGpu, memoryPerGpu }) => <ToldText>{words.cores(cpuPerGpu, memoryPerGpu)}</ToldText>,
  },
  { key: 'stock', header: words.stock, width: 172, cell: StockCell },
];

/** The price as the market showed it to this person (screens B5). */
const priceColumn = ({ market, values }: Pick<FormView, 'market' | 'values'>): ChoiceColumn<Listing> => ({
  key: 'price',
  header: words.price,
  width: 88,
  align: 'end',
  cell: ({ hourPrice }) => (
    <b>
      <ToldText>{formatUnitPrice(shownHourPrice(market, hourPrice, values.unit))}</ToldText>
    </b>
  ),
});
const fewRows = 5;

/** 显卡与卡数: the first five models and the chosen one, all on demand. */
export function GpuSection({ values, market, choices, change, form }: FormView) {
  const [all, setAll] = useState(false);
  const { models, model } = choices;
  const shown = all ? models : models.filter((each, index) => index < fewRows || each.gpuType === values.gpu_type);
  const obstacle = model?.counts.find(({ count }) => count === values.gpu_num)?.obstacle;
  return (
    <Section
      label={words.label}
      value={`${values.gpu_type} × ${values.gpu_num}`}
      problem={form.formState.errors.gpu_type?.message}
    >
      <ChoiceTable
        label={words.label}
        columns={[...columns, priceColumn({ market, values })]}
        rows={shown}
        rowKey={({ gpuType }) => gpuType}
        isDisabled={({ free }) => free === 0}
        value={values.gpu_type}
        onValueChange={(gpu_type) => change({ gpu_type })}
      />
      <CountRow>
        <span>{words.count}</span>
        <Chips
          aria-label={words.count}
          variant="box"
          value={String(values.gpu_num)}
          onValueChange={(count) => change({ gpu_num: Number(count) })}
          options={(model?.counts ?? []).map((each) => ({
            value: String(each.count),
            label: words.cards(each.count),
            disabled: each.obstacle !== null,
            fact: each.obstacle === null ? undefined : messages.obstacle(each.obstacle, model?.free ?? 0),
          }))}
        />
        {models.length > fewRows && (
          <Button variant="text" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? words.fewer : words.all(models.length)} <ChevronDownIcon size={14} />
          </Button>
        )}
      </CountRow>
      {obstacle === null || obstacle === undefined ? null : (
        <Text as="p" size="small" tone="warn" spaceAbove={4}>
          {messages.obstacle(obstacle, model?.free ?? 0)}
        </Text>
      )}
    </Section>
  );
}

/** The host that was chosen on the market, to be left again or taken back; or that it cannot be had any more (decisions 129). */
function HostLine({
  host,
  asked,
  change,
}: Pick<FormView, 'change'> & { host: HostOffer | null; asked: HostOffer | null }) {
  const hostWords = messages.host;
  if (asked === null)
    return (
      <Text as="p" size="small" tone="warn" spaceAbove={4}>
        {hostWords.gone}
      </Text>
    );
  return (
    <CountRow>
      <span>{host === null ? hostWords.any : hostWords.chosen(host.HostName, host.FreeNum)}</span>
      <Button
        variant="text"
        size="sm"
        onClick={() =>
          change(host === null ? { gpu_type: asked.GpuType, host_name: asked.HostName } : { host_name: '' })
        }
      >
        {host === null ? hostWords.choose(asked.HostName) : hostWords.leave}
      </Button>
    </CountRow>
  );
}

/** 机房, with what is free there. */
export function RoomSection({ values, market, choices, change, form }: FormView) {
  return (
    <Section
      label={messages.room.label}
      value={messages.host.at(values.district, values.host_name)}
      problem={form.formState.errors.district?.message}
    >
      <Rooms
        aria-label={messages.room.label}
        variant="box"
        value={values.district}
        onValueChange={(district) => change({ district })}
        options={choices.rooms.map(({ district, free, obstacle }) => ({
          value: district,
          label: district,
          fact: obstacle === null ? free !== undefined && words.free(free) : messages.obstacle(obstacle, free ?? 0),
          disabled: obstacle !== null,
        }))}
      />
      {market.host !== undefined && <HostLine {...{ host: choices.host, asked: market.host, change }} />}
    </Section>
  );
}
