import { LinkButton } from '@compute-market/components/link-button';
import { Price } from '@compute-market/components/price';
import { formatUnitPrice } from '@compute-market/contract/rules/money';
import { useState } from 'react';
import { monthPrice, offeredPrice, type Listing, type PriceTerms } from '../../listings';
import { Action, Headline, Marks, Offer, Root, Topic, Words } from './Hero.styles';
import { messages } from './messages';
import { useDeferred } from './deferred-context';
import type { Slide } from './slides';

const words = messages.hero;

function SlidePrice({ listing, terms }: { listing: Listing; terms: PriceTerms }) {
  const price = offeredPrice(listing, { ...terms, period: 'hour' });
  if (price === undefined) return null;
  return (
    <Offer>
      <Price unitPrice={price.current} size="card" />
      <span>
        {words.perCardHour}
        <span>
          {words.perMonth} {formatUnitPrice(monthPrice(listing.hourPrice, terms))}
          {words.perCard}
        </span>
      </span>
    </Offer>
  );
}

interface HeroProps {
  slides: readonly Slide[];
  terms: PriceTerms | undefined;
  /** In one line, for who is not new here: the cards are what members came for. */
  line: boolean;
}

/** The first thing one sees: what is new and what it costs; once the cards stand, the card it is about as a measured drawing. */
export function Hero({ slides, terms, line }: HeroProps) {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const deferred = useDeferred();
  const current = index % slides.length;
  const slide = slides[current];
  if (slide === undefined) return null;
  const { listing, lines, url, aboutCard } = slide;
  return (
    <Root aria-label={words.region} data-paused={paused || undefined} data-line={line || undefined}>
      <Words>
        <Topic>{deferred && <deferred.SlideTopic slide={slide} />}</Topic>
        <Headline>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Headline>
        <Action>
          {url !== '' && (
            <LinkButton variant="primary" size="lg" href={url}>
              {aboutCard ? words.rent : words.look}
            </LinkButton>
          )}
          {aboutCard && listing !== undefined && terms !== undefined && <SlidePrice listing={listing} terms={terms} />}
        </Action>
        {slides.length > 1 && (
          <Marks>
            {deferred && (
              <deferred.SlideMarks {...{ slides, current, paused }} onSelect={setIndex} onPausedChange={setPaused} />
            )}
          </Marks>
        )}
      </Words>
      {deferred && listing && !line && <deferred.HeroDrawing listing={listing} />}
    </Root>
  );
}
