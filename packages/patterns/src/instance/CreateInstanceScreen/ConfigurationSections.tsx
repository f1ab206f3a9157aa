import { Field } from '@compute-market/components/field';
import { QuantityField } from '@compute-market/components/quantity-field';
import { Switch } from '@compute-market/components/switch';
import { Tag } from '@compute-market/components/tag';
import { Text } from '@compute-market/components/text';
import { TextField } from '@compute-market/components/text-field';
import { useBelow } from '@compute-market/components/use-media-query';
import { NOTE_MAX_LENGTH, RENTAL_QUANTITY_MAX } from '@compute-market/contract/constants';
import type { Specification } from '@compute-market/contract/entities/gpu';
import type { Image } from '@compute-market/contract/entities/image';
import { CONTAINER_IMAGE_KEY } from '@compute-market/contract/rules/container-image';
import { formatUnitPrice, roundYuan, unitFromYuan } from '@compute-market/contract/rules/money';
import { Dash } from '@compute-market/components/dash';
import type { ReactNode } from 'react';
import { ToldText } from '../../told-text/ToldText';
import { ImagePicker } from '../ImagePicker/ImagePicker';
import { roomShort } from './choices';
import { ChoiceTable, type ChoiceColumn } from './ChoiceTable';
import { Hourly, Inline } from './CreateInstanceScreen.styles';
import type { FormView } from './form-view';
import { messages } from './messages';
import { bandwidthPrice, diskPrice, keptDiskDay, shownHourPrice, vipDiscountOf } from './order-lines';
import { BandwidthChoice, DueChoice, hourly } from './rental-choices';
import { Section } from './Section';
import { isByUsage } from './usage-choice';

const specWords = messages.specification;
const columns: readonly ChoiceColumn<Specification>[] = [
  { key: 'name', header: specWords.label, cell: ({ SpecName }) => SpecName },
  {
    key: 'cpu',
    header: specWords.cpu,
    width: 112,
    cell: ({ CpuNum }) => <ToldText>{specWords.cores(CpuNum)}</ToldText>,
  },
  {
    key: 'memory',
    header: specWords.memory,
    width: 112,
    wide: true,
    cell: ({ Memory }) => <ToldText>{specWords.size(Memory)}</ToldText>,
  },
  { key: 'model', header: specWords.cpuModel, width: 184, wide: true, cell: ({ CpuModel }) => CpuModel ?? <Dash /> },
];

const priceColumn = ({ market, values }: Pick<FormView, 'market' | 'values'>): ChoiceColumn<Specification> => ({
  key: 'price',
  header: specWords.price,
  width: 128,
  align: 'end',
  cell: ({ Disabled, DisabledReason, HourPrice }) =>
    Disabled ? (
      <Text size="small" tone="tertiary">
        {DisabledReason}
      </Text>
    ) : (
      <b>
        <ToldText>{formatUnitPrice(shownHourPrice(market, unitFromYuan(HourPrice), values.unit))}</ToldText>
      </b>
    ),
});

/** 规格: the sizes of machine with that many cards in that room. */
export function SpecificationSection({ values, market, choices, change, form }: FormView) {
  return (
    <Section label={specWords.label} value={values.spec_name} problem={form.formState.errors.spec_name?.message}>
      <ChoiceTable
        label={specWords.label}
        columns={[...columns, priceColumn({ market, values })]}
        rows={choices.specifications}
        rowKey={({ SpecName }) => SpecName}
        isDisabled={({ Disabled }) => Disabled}
        value={values.spec_name}
        onValueChange={(spec_name) => change({ spec_name })}
      />
    </Section>
  );
}

const gigabytes = (mb: number): string => roundYuan(String(mb / 1000), 1);

/** How large an image is; nobody knows it of one that is named later. */
function sizeFact(key: string, { ImageSize }: Image): ReactNode {
  if (key === CONTAINER_IMAGE_KEY) return null;
  return ImageSize > 0 ? messages.image.size(gigabytes(ImageSize)) : <Dash />;
}

/** 镜像: by label, or by name through all of them. */
export function ImageSection({ values, choices, change, form, replacedBy }: FormView) {
  const narrow = useBelow('lg');
  const replaced = values.image_name === replacedBy ? messages.image.replaced : undefined;
  return (
    <Section
      label={messages.image.label}
      value={choices.images.find(({ key }) => key === values.image_name)?.image.ShortDisplayName}
      problem={form.formState.errors.image_name?.message ?? replaced}
    >
      <ImagePicker
        label={messages.image.label}
        columns={narrow ? 2 : 3}
        value={values.image_name}
        onValueChange={(image_name) => change({ image_name })}
        images={choices.images.map(({ key, image, fits, diskObstacle }) => ({
          key,
          image,
          group: image.Label,
          tag: image.CanUsePlugin ? <Tag>{messages.image.plugin}</Tag> : undefined,
          fact: sizeFact(key, image),
          obstacle: fits ? null : (diskObstacle ?? messages.image.unfit(values.gpu_type)),
        }))}
      />
    </Section>
  );
}

/** 数据盘: the size as a whole; the form holds what lies above the free part. Absent where none can be added. */
export function DiskSection({ values, market, change, form }: FormView) {
  const { FreeSize, HourPrice, Max, Step } = market.options.disk;
  const size = FreeSize + values.add_disk_size;
  if (Step <= 0) return null;
  return (
    <Section
      label={messages.disk.label}
      value={`${size}${messages.disk.unit}`}
      problem={form.formState.errors.add_disk_size?.message}
    >
      <Field reserve={false}>
        <Inline>
          <QuantityField
            aria-label={messages.disk.label}
            value={size}
            min={FreeSize}
            max={Max}
            step={Step}
            onValueChange={(next) => change({ add_disk_size: next - FreeSize })}
          />
          <span>{messages.disk.unit}</span>
          <Text size="small" tone="tertiary">
            {messages.disk.free(FreeSize)}
            {values.add_disk_size > 0 &&
              messages.disk.above(values.add_disk_size, formatUnitPrice(unitFromYuan(HourPrice)))}
          </Text>
          <Hourly>{hourly(diskPrice(market, values.add_disk_size))}</Hourly>
        </Inline>
      </Field>
    </Section>
  );
}

/** 带宽 of an order. */
export function BandwidthSection({ values, market, change, form }: FormView) {
  return (
    <BandwidthChoice
      offer={market.options.bandwidth}
      value={values.bandwidth}
      price={bandwidthPrice(market.options.bandwidth, values.bandwidth)}
      problem={form.formState.errors.bandwidth?.message}
      onChange={(bandwidth) => change({ bandwidth })}
    />
  );
}

/** 到期处理 of an order. */
export function DueSection({ values, market, change }: FormView) {
  const { disk, keep_disk } = market.options;
  const kept = (disk.SystemSize ?? Number.NaN) + disk.FreeSize + values.add_disk_size;
  return (
    <DueChoice
      value={values.due_mode}
      size={kept}
      dayPrice={keptDiskDay(keep_disk, kept, vipDiscountOf(market))}
      mostDays={keep_disk.MaxDays}
      onChange={(due_mode) => change({ due_mode })}
    />
  );
}

/** 数量: equal machines of one order, rented all or none. */
export function QuantitySection({ values, choices, change, form }: FormView) {
  const words = messages.quantity;
  const free = roomShort(choices, values);
  return (
    <Section
      label={words.label}
      value={words.machines(values.quantity)}
      problem={form.formState.errors.quantity?.message}
    >
      <Field reserve={false}>
        <Inline>
          <QuantityField
            aria-label={words.label}
            value={values.quantity}
            min={1}
            max={RENTAL_QUANTITY_MAX}
            onValueChange={(quantity) => change({ quantity })}
          />
          <span>{words.unit}</span>
          <Text size="small" tone="tertiary">
            {words.note(RENTAL_QUANTITY_MAX)}
          </Text>
        </Inline>
      </Field>
      {free !== null && (
        <Text as="p" size="small" tone="warn" spaceAbove={4}>
          {words.short(values.district, free, values.quantity)}
        </Text>
      )}
    </Section>
  );
}

/** 备注 and 自动续费. */
export function NoteSection({ values, form }: FormView) {
  return (
    <Section label={messages.note.label} value={values.note} problem={form.formState.errors.note?.message}>
      <Inline data-note="">
        <TextField
          aria-label={messages.note.label}
          placeholder={messages.note.placeholder}
          maxLength={NOTE_MAX_LENGTH}
          counter
          {...form.register('note')}
        />
        {!isByUsage(values) && <Switch {...form.register('autorenew_on')}>{messages.autorenew}</Switch>}
      </Inline>
    </Section>
  );
}
