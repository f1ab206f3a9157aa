import { DieDrawing } from '@compute-market/components/die-drawing';
import { IconButton } from '@compute-market/components/icon-button';
import { PauseIcon, PlayIcon } from '@compute-market/components/icons';
import { LinkButton } from '@compute-market/components/link-button';
import { Price } from '@compute-market/components/price';
import { Tag } from '@compute-market/components/tag';
import { formatUnitPrice, yuanFromUnit } from '@compute-market/contract/rules/money';
import { formatDay } from '@compute-market/contract/rules/time';
import { useState } from 'react';
import { monthPrice, shownPrice, type Listing, type PriceTerms } from '../listings';
import { Action, Announced, Headline, Mark, Marks, Offer, Root, Topic, Words } from './Hero.styles';
import { messages } from './messages';
import type { Slide } from './slides';

const words = messages.hero;

/** Memory bandwidth as the drawing's upper line says it: 4.0 TB/s. */
const bandwidthOf = ({ bandwidth }: Listing): string => (bandwidth >= 1000 ? `${(bandwidth / 1000).toFixed(1)} TB/s` : bandwidth > 0 ? `${bandwidth} GB/s` : '');

function topicOf({ aboutCard, listing, endsAt }: Slide): readonly [tag: string, words: string] {
  const room = listing?.rooms[0];
  if (!aboutCard || room === undefined) return [words.activity, endsAt === null ? '' : words.until(formatDay(endsAt))];
  return listing?.free === undefined ? [words.region, listing?.gpuType ?? ''] : [words.inStock, words.free(room.district, room.free)];
}

function SlidePrice({ listing, terms }: { listing: Listing; terms: PriceTerms }) {
  return (
    <Offer>
      <Price unitPrice={shownPrice(listing.gpuType, listing.hourPrice, { ...terms, period: 'hour' }).current} size="card" />
      <span>{words.perCardHour} {formatUnitPrice(yuanFromUnit(monthPrice(listing.hourPrice, terms)))}{words.perCard}</span>
    </Offer>
  );
}

/** The first thing one sees: what is new, what it costs, and the card it is about as a measured drawing. */
export function Hero({ slides, terms }: { slides: readonly Slide[]; terms: PriceTerms | undefined }) {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const current = index % slides.length;
  const slide = slides[current];
  if (slide === undefined) return null;
  const { listing, lines, url, aboutCard } = slide;
  const [tag, topic] = topicOf(slide);
  return (
    <Root aria-label={words.region} data-paused={paused || undefined}>
      <Words>
        <Topic><Tag tone="info">{tag}</Tag>{topic}</Topic>
        <Headline>{lines.map((line) => <span key={line}>{line}</span>)}</Headline>
        <Action>
          {url !== '' && <LinkButton variant="primary" size="lg" href={url}>{aboutCard ? words.rent : words.look}</LinkButton>}
          {aboutCard && listing !== undefined && terms !== undefined && <SlidePrice listing={listing} terms={terms} />}
        </Action>
        {slides.length > 1 && (
          <Marks data-paused={paused || undefined}>
            {slides.map((each, position) => (
              <Mark key={each.key} type="button" aria-current={position === current} onClick={() => setIndex(position)} onAnimationEnd={() => setIndex(current + 1)}>
                <Announced>{words.slide(position + 1, each.lines.join(''))}</Announced>
              </Mark>
            ))}
            <IconButton label={paused ? words.play : words.pause} icon={paused ? <PlayIcon size={14} /> : <PauseIcon size={14} />} onClick={() => setPaused(!paused)} />
          </Marks>
        )}
      </Words>
      {listing === undefined ? null : (
        <DieDrawing name={listing.gpuType} bandwidth={bandwidthOf(listing)} memorySize={`${listing.memory} GB`} memoryType={listing.memoryType} link={words.perMachine(listing.mostCards)} />
      )}
    </Root>
  );
}
