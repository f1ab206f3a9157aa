import { useId } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { useBelow } from '../../foundation/useMediaQuery/useMediaQuery';
import { Checkbox } from '../../inputs/Checkbox/Checkbox';
import { gpuCardMessages } from './messages';
import { DieGlyph } from '../DieGlyph/DieGlyph';
import { StockBadge, stockLevel } from '../StockBadge';
import { CardCounts } from './CardCounts';
import { CardFoot } from './CardFoot';
import { CardNotice } from './CardNotice';
import { CardStock } from './CardStock';
import {
  Compare,
  Detail,
  Extra,
  Facts,
  Head,
  Name,
  NameLine,
  Place,
  Root,
  Spec,
  Specs,
  Titles,
  Type,
  Unit,
} from './GpuCard.styles';
import { Dash } from '../../data/Dash/Dash';
import type { GpuCardProps } from './gpu-card-props';
import { Refused } from './Refused';

/** A size; a dash where nobody told it. */
const known = (size: number) => (Number.isNaN(size) ? <Dash /> : size);

/** A card model of the store: what it is, what is free, what it costs, and the way to rent it. */
export function GpuCard({
  name,
  architecture,
  place,
  memory,
  memorySize,
  memoryType,
  cores,
  ram,
  free,
  total,
  unitPrice,
  originalPrice,
  unit,
  priceNote,
  onRetryPrice,
  counts = [],
  rentHref,
  countHref,
  onSimilar,
  onNotice,
  notice = 'off',
  onDetail,
  compared,
  onComparedChange,
  compareReason,
  layout = 'auto',
  labels,
  ...rest
}: GpuCardProps) {
  const words = useWords('gpuCard', gpuCardMessages, labels);
  const id = useId();
  const small = useBelow('sm');
  const phone = layout === 'auto' ? small : layout === 'phone';
  const soldOut = stockLevel(free, total) === 'soldOut';
  const refusal = compared ? undefined : compareReason;

  return (
    <Root
      data-component="GpuCard"
      data-layout={phone ? 'phone' : 'desktop'}
      data-sold-out={soldOut || undefined}
      aria-labelledby={id}
      {...rest}
    >
      <Head>
        <DieGlyph name={name} memory={memory} soldOut={soldOut} />
        <Titles>
          <NameLine>
            <Name id={id}>
              {onDetail ? (
                <Detail type="button" onClick={onDetail}>
                  {name}
                </Detail>
              ) : (
                name
              )}
            </Name>
            {phone && <StockBadge free={free} total={total} />}
          </NameLine>
          <Place>{architecture === '' ? place : `${architecture} · ${place}`}</Place>
        </Titles>
      </Head>
      {phone ? (
        <Facts>
          <span>
            <b>
              {known(memorySize)}
              {words.gigabyte}
            </b>{' '}
            <Type>{memoryType}</Type>
          </span>
          <span>
            {known(cores)}
            {words.core(cores)} / {known(ram)}
            {words.gigabyte} {words.perCard}
          </span>
          {free === undefined ? null : (
            <Type>
              {words.free} {total === undefined ? words.count(free) : `${free}/${words.count(total)}`}
            </Type>
          )}
        </Facts>
      ) : (
        <Specs>
          <Spec>
            <dt>{words.memory}</dt>
            <dd>
              {known(memorySize)}
              <Unit>{words.gigabyte}</Unit> <Type>{memoryType}</Type>
            </dd>
          </Spec>
          <Spec>
            <dt>{words.cpu}</dt>
            <dd>
              {known(cores)}
              <Unit>{words.core(cores)}</Unit>
            </dd>
          </Spec>
          <Spec>
            <dt>{words.ram}</dt>
            <dd>
              {known(ram)}
              <Unit>{words.gigabyte}</Unit>
            </dd>
          </Spec>
        </Specs>
      )}
      <CardStock words={words} free={free} total={total} phone={phone}>
        {soldOut && onNotice && <CardNotice words={words} notice={notice} onNotice={onNotice} describedBy={id} />}
      </CardStock>
      {!phone && (
        <Extra>
          <CardCounts words={words} counts={counts} soldOut={soldOut} countHref={countHref} describedBy={id} />
          {compared === undefined ? null : (
            <Refused reason={refusal}>
              {(attributes) => (
                <Compare>
                  <Checkbox
                    {...attributes}
                    checked={compared}
                    onCheckedChange={refusal === undefined ? onComparedChange : undefined}
                  />
                  {words.compare}
                </Compare>
              )}
            </Refused>
          )}
        </Extra>
      )}
      <CardFoot
        {...{ words, unitPrice, originalPrice, priceNote, onRetryPrice, soldOut, rentHref, onSimilar, phone }}
        unit={unit ?? words.unit}
        describedBy={id}
      />
    </Root>
  );
}
